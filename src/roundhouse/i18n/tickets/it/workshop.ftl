tickets-balance-route-never = Nessuno occupa { $what }. Rendila più corta o grigia, o aggiungi un biglietto che la richieda.
tickets-balance-route-always = { $what } è occupata nel { $share } delle partite: serve a tutti. Falla doppia.
tickets-balance-ticket-impossible = { $what }: nessun percorso ci arriva. Traccia una tratta o togli il biglietto.
tickets-balance-ticket-hard = { $what } è troppo difficile: completato il { $share } delle volte. Il percorso più breve richiede { $way } vagoni; dagli { $better } punti invece di { $points }, o una tratta lungo la via.
tickets-balance-ticket-easy = { $what } è troppo facile: completato il { $share } delle volte, e chi ce l’ha vince troppo spesso. Dagli { $better } punti invece di { $points }.
tickets-balance-ticket-poor = { $what } rende troppo poco: chi lo tiene vince troppo di rado. Dagli { $better } punti invece di { $points }.
tickets-balance-city-dead = { $what } è un angolo morto: collegata nel { $share } delle partite. Dalle un biglietto o un percorso più breve.
tickets-balance-passed = Il { $share } delle partite finisce perché nessuno può continuare. Dai { $cars } vagoni a ogni giocatore, o traccia più tratte.
tickets-balance-quality-drawing = Gli spazi di più tratte si toccano. Allontana le loro città.
tickets-balance-quality-ways = Alcune città hanno un solo percorso o tengono unita la mappa da sole. Tracciane un altro.
tickets-balance-quality-colours = I colori non sono in equilibrio: alcuni hanno molti più spazi di altri.
tickets-balance-quality-lengths = Le tratte hanno lunghezze troppo simili.
tickets-balance-quality-tickets = I biglietti non sono ben assortiti: corti, medi e lunghi, con i punti del percorso più breve e con tutte le città.
tickets-balance-quality-supply = Ci sono troppi o troppo pochi spazi per i vagoni. Cambia il numero di vagoni.
tickets-workshop-about = Mappe: città, tratte e biglietti.
tickets-workshop-tools = Che cosa disegni
tickets-workshop-board = La mappa che disegni
tickets-workshop-move = Sposta
tickets-workshop-city = Città
tickets-workshop-route = Tratta
tickets-workshop-ticket = Biglietto
tickets-workshop-remove = Togli
tickets-workshop-hint-move = Trascina una città, oppure scegli una città o una tratta da modificare.
tickets-workshop-hint-city = Scegli il posto di una nuova città.
tickets-workshop-hint-route = Scegli le due città che la tratta collega; di nuovo per una tratta doppia.
tickets-workshop-hint-ticket = Scegli le due città del biglietto.
tickets-workshop-hint-remove = Scegli che cosa togliere.
tickets-workshop-second = Da { $city } a quale città?
tickets-workshop-name = Nome
tickets-workshop-length = Lunghezza
tickets-workshop-colour = Spazi per colore
tickets-workshop-double = Rendila doppia
tickets-workshop-cars = Vagoni per ciascuno
tickets-workshop-picture = Immagine da ricalcare
tickets-workshop-no-tracing = Senza immagine
tickets-workshop-no-picture = Non è un’immagine di meno di 8 MB.
tickets-workshop-tickets = Biglietti: { $number }
tickets-workshop-propose = Proponi biglietti
tickets-workshop-points = Punti di { $a } – { $b }
tickets-workshop-completed = Completato da chi l’ha tenuto
tickets-workshop-cities = Città
tickets-workshop-players = Giocatori
tickets-quality-total = { $total } su 100
tickets-part-drawing = Disegno
tickets-part-ways = Percorsi
tickets-part-colours = Colori
tickets-part-lengths = Lunghezze
tickets-part-tickets = Biglietti
tickets-part-supply = Spazi per i vagoni
tickets-check-parts = Nessun percorso porta a { $cities }.
tickets-check-colour-many = { $colour ->
    [purple] Viola
    [blue] Blu
    [orange] Arancione
    [white] Bianco
    [green] Verde
    [yellow] Giallo
    [black] Nero
   *[red] Rosso
  } ha più spazi degli altri colori: { $number }, con una media di { $mean }.
tickets-check-colour-few = { $colour ->
    [purple] Viola
    [blue] Blu
    [orange] Arancione
    [white] Bianco
    [green] Verde
    [yellow] Giallo
    [black] Nero
   *[red] Rosso
  } ha meno spazi degli altri colori: { $number }, con una media di { $mean }.
tickets-check-cars = Un giocatore può riempire { $spaces } spazi e ha { $cars } vagoni: nessuno arriva all’ultimo giro. Usa { $fewer } vagoni o traccia più tratte.
tickets-check-ticket = Nessuno può completare { $a } – { $b }: nessun percorso le collega.
tickets-check-label = Il nome di { $city } ne copre un altro. Sposta la città o accorcia il nome.
