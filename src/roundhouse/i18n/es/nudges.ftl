### What people are told who are not here: by their browser, by mail, in a chat

nudge-turn = Te toca: { $game }
nudge-asked = Te preguntan algo: { $game }
nudge-with = Con { $others }.
nudge-alone = La partida te espera.
nudge-hello = Hola, { $who }:
nudge-stop = Para dejar de recibir estos correos o elegir cuándo llegan:
nudge-test = Así te avisaremos
nudge-test-about = Aquí te avisaremos cuando una partida te espere.
nudge-confirm = ¿Es tuya esta dirección de correo?
nudge-confirm-about = Si has pedido a Roundhouse que te escriba aquí, introduce este código en la página: { $code }. Si no, no hagas nada: no volveremos a escribirte.
