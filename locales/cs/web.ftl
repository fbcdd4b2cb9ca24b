# Čeština. What a message is for, its variables and its room are said in locales/en/web.ftl.

## Everywhere

reader = vy
settings = Nastavení
rules = Pravidla
log = Záznam
talk = Chat
people = Stůl
help = Klávesnice
tools = Nástroje
close = Zavřít
back = Zpět
copy = Kopírovat
loading = Okamžik …
leave = Odejít
to-lobby = Do lobby
seconds-left = zbývá { $seconds } s.
plain-number = { $value }
tool-count = { $name }, nových: { $count }
tellings = Zprávy

## The browser's tab

title-your-turn = Jste na tahu · { $game }
title-table = { $game } · { $code }

## The lobby

lobby-title = Přisedněte si.
lobby-lead = Ostatní místa zahřívají boti.
lobby-about-holdem = Čtyři místa, 1000 žetonů, blindy 10 a 20
lobby-about-one_poker = Dva hráči, dvacet žetonů. Dvojka přebíjí eso
lobby-about-as_nas = Čtyři hráči, pět postav, dvanáct rozdání
lobby-play = Hrát hned
lobby-play-game = Hrát hned: { $game }
lobby-tables = Otevřené stoly
lobby-count = { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
        [many] { $tables } stolu
       *[other] { $tables } stolů
    }, { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
        [many] { $people } člověka
       *[other] { $people } lidí
    }
lobby-loading = Zjišťuji stoly na serveru …
lobby-none = Právě tu není žádný stůl otevřený všem. Otevřete nový, nebo hrajte s boty.
lobby-person = člověk
lobby-free = volné
lobby-seats = Místa: { $people } pro lidi, { $bots } pro boty, { $free } volných
lobby-sit = Sednout si
lobby-watch = Dívat se
lobby-code = Vstoupit s kódem
lobby-code-hint = Šest písmen nebo číslic od toho, kdo vás zve.
lobby-code-short = Kód má { $length ->
        [one] { $length } písmeno nebo číslici
        [few] { $length } písmena nebo číslice
        [many] { $length } písmene nebo číslice
       *[other] { $length } písmen nebo číslic
    }.
lobby-join = Ke stolu
lobby-new = Nový stůl
lobby-new-hint = Vyberte hru, hodiny, jak dobře hrají boti a kdo smí přijít.
lobby-new-open = Prostřít stůl
lobby-connecting = Připojování …
lobby-playing-as = Na tomto zařízení hrajete jako { $name }. Bez účtu.
lobby-change-name = Změnit jméno
lobby-name = Vaše jméno
lobby-name-save = Uložit
lobby-resting = Máte ještě místo: { $game }, stůl { $code }.
lobby-back-to-seat = Zpět na mé místo

## A new table

opening-people = Lidé
opening-all-seats = všechna, do začátku
opening-think = Boti přemýšlejí, v sekundách
opening-variation = Plus minus, v procentech
opening-mixed = různá
opening-between = Pauza mezi rozdáními, v sekundách
opening-clock-off = bez hodin
opening-clock-fixed = na každý tah
opening-clock-bank = s rezervou
opening-seconds = Sekund na tah
opening-bank = Časová rezerva, v sekundách
opening-refill = Doplnění rezervy za rozdání, v sekundách
opening-grace = Bot nastoupí po, v sekundách
opening-wait = Čekat na lidi
opening-start = Začít s boty

## Before a table

door-table = Stůl
door-opening = Cesta ke stolu …
door-refused = Tyto dveře zůstávají zavřené
door-again = Zkusit znovu
door-elsewhere = Sedíte tu na jiném zařízení
door-taken-over = Hrajete dál na jiném zařízení
door-elsewhere-hint = Hraje vždy jen jedno zařízení nebo jedna karta prohlížeče. Místo i karty přejdou s vámi.
door-take-over = Převzít sem

## The connection

link-connecting = Připojování k serveru …
link-reconnecting = Spojení je pryč. Zkouším to znovu …
link-reconnecting-seat = Obnovuje se spojení; vaše místo zůstává.
link-retry = Další pokus za { $seconds } s.
link-now = Zkusit hned
link-again = Připojit znovu
own-lost = Právě není spojení; nic se neodeslalo.
own-unsure = Spojení se ztratilo dřív, než přišla odpověď na vaši akci. Podívejte se na stůl: ukazuje, co došlo.
own-malformed = Server poslal něco, čemu tato stránka nerozumí. Stůl ukazuje poslední, čemu rozuměla.
own-ahead = Cena se změnila, a tak je vaše volba zrušená.
own-missed = { $count ->
        [one] Unikla vám { $count } událost; je v záznamu.
        [few] Unikly vám { $count } události; jsou v záznamu.
        [many] Uniklo vám { $count } události; jsou v záznamu.
       *[other] Uniklo vám { $count } událostí; jsou v záznamu.
    }
own-copied = Zkopírováno.
own-copy-yourself = Prohlížeč této stránce kopírovat nedovolí. Odkaz je označený: zkopírujte ho sami.
storage-off = Tento prohlížeč pro stránku nic neukládá: nastavení i místo po zavření zmizí.
failed-title = Stránka zakopla
failed-hint = Něco se nepodařilo vykreslit. Vaše místo je na serveru; nová stránka ukáže stůl, jak je.
failed-reload = Načíst znovu
offline-title = Bez spojení
offline-text = Server Cardavia je nedostupný. Vaše místo zůstává; zkuste to znovu, až budete online.

## The top line of the table. The variables are drawn in bold.

fact-hand = Rozdání { $number }
fact-deal = Rozdání { $number }
fact-deal-of = Rozdání { $number } z { $deals }
fact-blinds = Blindy { $blinds }
fact-ante = Ante { $ante }
fact-table = Stůl { $code }

## The cloth

your-cards = Vaše karty
your-actions = Vaše akce
board = Karty na stole
pot = Bank
pot-line = Bank { $amount }
dealer-button = Button: { $name }
dealer-mark = Rozdává: { $name }
lamp-up = UP
lamp-down = DOWN
lamps = { $name }: { $up } UP, { $down } DOWN
place-your-card = vaše zamčená karta
place-their-card = zamčená karta
ladder = Vklady: { $stakes }. Nejvíc { $limit }.
ladder-stake = { $name } { $stake }
ladder-match = dorovnat
pay = za { $cost }

## Seats. These stand on a small place card.

seat-open-number = volné místo { $seat }
seat-free-for = pro kohokoli
seat-to-act = na tahu
seat-your-turn = jste na tahu
seat-waiting = čeká se
seat-away = pryč
seat-away-seconds = pryč, bot za { $seconds } s
seat-bot-plays = hraje bot
seat-bot-plays-you = hraje bot, vraťte se
seat-watching = dívá se
seat-all-in = all-in
seat-place = { $place }. místo
short-straight_flush = čistá postupka
short-four_of_a_kind = čtveřice { $highs }
short-full_house = full house { $highs }
short-flush = barva, { $high }
short-straight = postupka, { $high }
short-three_of_a_kind = trojice { $highs }
short-two_pair = dva páry
short-pair = pár { $highs }
short-high_card = nejvyšší { $high }
seat-looked = zná své karty
seat-unseen = bez pohledu do karet
seat-cards = { $count ->
        [one] { $count } karta lícem dolů
        [few] { $count } karty lícem dolů
        [many] { $count } karty lícem dolů
       *[other] { $count } karet lícem dolů
    }
seat-sentence = Žetony: { $amount }, { $deed }, sázka { $bet }.
seat-sentence-points = Body: { $amount }, { $deed }, vklad { $bet }.

## The slip: whose turn, what it costs

dock-your-turn = Jste na tahu
dock-your-turn-unseen = Jste na tahu, naslepo
dock-to-act = Na tahu: { $name }
dock-dealing = Okamžik …
dock-folded = Máte složeno.
dock-price = Dorovnejte { $cost } v boji o { $pot }
dock-stake = Váš vklad je { $stake }, nejvyšší je { $highest }.
dock-behind = zbývá { $amount }
dock-lock-title = Vyberte kartu k zamčení
dock-lock-hint = Zamčení nejde vzít zpět. Druhá karta vám zůstane.
lock-choose = Vybrat
lock-other = Druhá karta
fold-sure = Složit? Ano
raise-min = Min.
raise-half = ½ banku
raise-pot = Bank
raise-all-in = All-in
raise-most = Nejvíc
raise-to-label = Navýšit na, celkem
raise-range = od { $least } do { $most }
clock-seconds = { $seconds } s
clock-bank-seconds = rezerva: { $seconds } s
clock-reserve = + { $seconds } s rezerva
ahead = Předem
ahead-fold = Složím
ahead-check = Počkám
ahead-hold = Zůstanu
ahead-call = Dorovnám na { $to }

## Results

won-you = Vyhráváte
won-you-amount = Získáváte { $amount }
won-you-pot = Získáváte bank { $pot }
won-by = { $count ->
        [one] Vyhrává { $names }
        [few] Výhra: { $names }
        [many] Výhra: { $names }
       *[other] Výhra: { $names }
    }
outcome-tie = Shoda
outcome-fold = Nikdo nedorovnává; karty se neukazují.
between-next = Další začne samo.
between-history = Celý příběh
out-title = Končíte
out-place = Na { $place }. místě z { $seats }
watching = Díváte se
watching-bots = Zbývají jen boti. Nechte je hrát.
pace = Tempo
take-seat = Zabrat místo
restart = Začít znovu
rematch = Odveta
rematch-waiting = Čeká se na ostatní
end-after-hands = { $count ->
        [one] Po { $count } rozdání je rozhodnuto.
        [few] Po { $count } rozdáních je rozhodnuto.
        [many] Po { $count } rozdání je rozhodnuto.
       *[other] Po { $count } rozdáních je rozhodnuto.
    }
end-after-deals = { $count ->
        [one] Po { $count } rozdání je rozhodnuto.
        [few] Po { $count } rozdáních je rozhodnuto.
        [many] Po { $count } rozdání je rozhodnuto.
       *[other] Po { $count } rozdáních je rozhodnuto.
    }
end-you-win = Vyhráváte partii
end-wins = { $count ->
        [one] Partii vyhrává { $names }
        [few] Společná výhra: { $names }
        [many] Společná výhra: { $names }
       *[other] Společná výhra: { $names }
    }
end-with = poslední rozdání: { $hand }
end-wanted = { $count ->
        [one] Pro odvetu: { $names }.
        [few] Pro odvetu: { $names }.
        [many] Pro odvetu: { $names }.
       *[other] Pro odvetu: { $names }.
    }
end-wait = Kdo neodpoví, toho nahradí bot za { $seconds } s.
end-log = Poslední rozdání

## Waiting, pause, absence

waiting-host = Pošlete odkaz. Volná místa obsadí boti.
waiting-guest = Partii zahajuje { $name }.
waiting-order = Hraje se doprava.
start = Zahájit partii
paused-hint = Nic neběží, dokud všichni nechtějí pokračovat.
stand-in-title = Na vašem místě hraje bot
stand-in-hint = Nebyli jste u stolu. Místo je pořád vaše.
stand-in-back = Hrát zase za sebe

## Asking everybody

asks = Na co se hra ptá všech
ask-restart = { $name } chce začít znovu.
ask-restart-you = Chcete začít znovu.
ask-pause = { $name } prosí o pauzu.
ask-pause-you = Prosíte o pauzu.
ask-resume = { $name } chce pokračovat.
ask-resume-you = Chcete pokračovat.
ask-vote_out = { $name } navrhuje vyloučení: { $about }.
ask-vote_out-you = Navrhujete vyloučení: { $about }.
ask-agreed = Souhlasí { $agreed } z { $needed }.
ask-yes = Souhlasím
ask-no = Ne

## Leaving

leave-lead = Ostatní hrají dál.
leave-keep-hint = Na chvíli do lobby: zastoupí vás bot a místo je do konce partie vaše.
leave-keep = Odejít a nechat si místo
leave-go-hint = Vzdát se místa: bot ho má natrvalo.
leave-go = Odejít natrvalo

## The log

log-label = Rozdání slovy
log-short = Rozdání
log-hand = Rozdání { $number }.
log-deal = Rozdání { $number }.
log-blinds = blindy { $small } a { $big }
log-ante = ante { $ante }
log-this-deal = Toto rozdání
log-earlier = Předtím
log-played = Dosud zahráno
log-against = { $card } proti { $other }
log-nobody-called = nikdo nedorovnává
log-split = děleno
log-revealed = Odkryto od posledního zamíchání
log-stock = { $count ->
        [one] v talonu { $count } karta
        [few] v talonu { $count } karty
        [many] v talonu { $count } karty
       *[other] v talonu { $count } karet
    }
log-the-five = Pět postav
log-the-five-order = As přebíjí Shah, Shah přebíjí Bibi, Bibi přebíjí Sarbaz, Sarbaz přebíjí Couli.

## Talk

talk-empty = Zatím nikdo nic neříká.
talk-say = Řekněte něco
talk-send = Říct
talk-off = U tohoto stolu mluvit nemůžete.
talk-reactions = Reakce
talk-mute = Ztlumit: { $name }
talk-muted = Ztlumeno: { $name }.
talk-unmute = Zase poslouchat

## The table and its people

invite-code = Stůl
invite-link = Odkaz na tento stůl
people-seats = Místa
people-bot = bot, { $level }
people-seat-bot = Bot: { $level }
people-hand-over = Předat hostitelství
people-kick = Poslat pryč
people-ban = Zakázat
people-vote-out = Hlasovat o vyloučení
people-lock = Nikdo nový
people-pause = Pauza
people-resume = Pokračovat
people-settings = Nastavení tohoto stolu
people-spectators = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }

## The reader's settings

option-contrast-low = měkký
option-contrast-high = tvrdý
option-grain-low = jemné
option-grain-high = hrubé
option-temperature-low = studená
option-temperature-high = teplá
option-theme-system = podle systému
option-theme-light = světlý
option-theme-dark = tmavý
option-text = Velikost písma
option-notify = Upozornit mě na můj tah
option-keys = Klávesy s jedním písmenem
identity = Na jiném zařízení
identity-hint = Účet tu není. Chcete-li být touž osobou na jiném zařízení, nechte si tu ukázat kód a zadejte ho tam.
identity-show = Ukázat kód
identity-valid = platí { $seconds } s
identity-enter = Kód z jiného zařízení
identity-become = Být touto osobou
identity-revoke = Zapomenout mě na jiných zařízeních
identity-forget = Smazat o mně všechno
identity-forget-sure = Opravdu smazat? Ano

## Rules

rules-failed = Pravidla se nepodařilo načíst. Zkuste to, až bude zase spojení.

## Own matches

matches = Mé partie
matches-none = Zatím žádná partie, která skončila nebo běží.
matches-older = Starší
match-unfinished = nedohráno
match-place = { $place }. místo z { $seats }
match-hands = { $count } rozdání
match-deals = { $count } rozdání
match-save = Uložit do souboru
stat-matches = Vyhrané partie
stat-hands = Vyhraná rozdání
stat-of = { $won } z { $all }
stat-showdowns = Vyložení karet
stat-biggest = Největší bank
stat-vpip = Rozdání hraná z vlastní vůle
stat-pfr = Navýšení před flopem

## The table as text, and what the reading keys say

text-title = Stůl jako text
text-table = Stůl
text-now = Teď
say-cards = Vaše karty: { $cards }.
say-no-cards = Nemáte žádné karty.
say-not-looked = Do svých karet se ještě nedíváte.
say-no-board = Na stole ještě nejsou žádné karty.
say-board = { $street }: { $cards }.
say-pot = Bank { $pot }
say-side-pot = { $name }: { $amount }. Ve hře: { $names }.
say-lock = Zamkněte jednu: { $cards }
say-raise = Navyšte nejméně na { $least }, nejvíc na { $most }

## Help for the keyboard

help-open = Která klávesa co dělá
help-lead = Celá hra se dá hrát klávesami.
help-fold = složit
help-stay = čekat, dorovnat nebo zůstat
help-raise = navýšit na zobrazenou částku
help-all-in = all-in
help-digits = napsat částku navýšení; vybrat kartu v One Poker
help-arrows = změnit částku; vybrat kartu v One Poker
help-look = podívat se do svých karet (As-Nas)
help-lock = zamknout vybranou kartu (One Poker)
help-cards = říct mé karty
help-board = říct karty na stole, signály nebo vklady
help-pots = říct banky
help-stacks = říct žetony a poslední akci všech
help-turn = říct, kdo je na tahu a co mohu
help-log = rozdání slovy
help-talk = chat
help-text = stůl jako text
help-rules = úplná pravidla
help-settings = nastavení
help-close = zavřít, co je otevřené
help-help = tato stránka
