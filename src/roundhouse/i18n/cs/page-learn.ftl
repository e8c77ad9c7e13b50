# The rulebook, and the guides to a first game. Lessons are with each game.

rules-title = Pravidla
rules-of = Pravidla hry { $game }
rules-chapters = Kapitoly
rules-search = Hledat v pravidlech
rules-found = { $number ->
    [0] Tato slova nejsou v žádném pravidle.
    [one] jedno pravidlo
    [few] { $number } pravidla
   *[other] { $number } pravidel
}
rules-not-translated = Pravidla ještě nejsou do tohoto jazyka ({ $language }) přeložená celá: označené části jsou anglicky.
rules-contents = Obsah
rules-introduction = Jak se hraje
rules-play-guided = Zahrát si první hru s průvodcem
rules-picture-at = Obrázek u { $rule }
rules-search-keys = Slovo nebo číslo. Klávesa / vede sem, šipky od pravidla k pravidlu.
learn-title = Naučit se hrát
learn-about = Přečti si s obrázky, jak se hraje, nebo si zahraj první hru s průvodcem: každou věc vysvětlí, když na ni dojde. Počítač hraje na snadné úrovni.
learn-read = Přečíst, jak se hraje
learn-play = Hrát s průvodcem
guide-title = Tvoje první hra
guide-progress = Lekce { $number } z { $last }
guide-hide = Skrýt
guide-show = Ukázat
guide-wait = Hraje počítač. Sleduj, co si bere a co staví.
guide-done = Tady průvodce končí: všechno důležité už znáš. Hraj dál až do konce; rada i pravidla jsou pořád po ruce.
guide-again = Začít znovu
guide-free = Tentokrát nic nového: rozhodni se podle sebe, a když váháš, vyžádej si radu.
