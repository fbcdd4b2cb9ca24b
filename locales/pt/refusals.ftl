# Português. What a message is for, its variables and its room are said in locales/en/refusals.ftl.

## The wire

refusal-malformed = O servidor não entendeu este programa: { $reason }.
refusal-too_large = A mensagem tem mais de { $limit } bytes.
refusal-binary = Esta ligação usa { $subprotocol }; a mensagem era do outro tipo.
refusal-hello_first = A ligação não foi bem aberta. Volte a ligar.
refusal-hello_twice = A ligação foi aberta duas vezes. Volte a ligar.
refusal-version = O servidor usa o protocolo { $server } ({ $software }), este programa o protocolo { $client }. Atualize o mais antigo.
refusal-origin = As páginas de { $origin } não se podem ligar aqui.

## Identity

refusal-bad_token = Este servidor já não conhece quem joga aqui; entra como novo convidado.
refusal-bad_move_code = Este código está errado, usado ou fora de prazo. Peça um novo ao outro dispositivo.
refusal-bad_name = Um nome tem de 1 a 20 caracteres, sem sinais de controlo ou de direção.
refusal-name_taken = O nome { $name } é de um bot ou parece-se com o de alguém à mesa. Escolha outro.
refusal-forbidden = Isto exige a chave do operador.

## Limits

refusal-limit_connections = O servidor está cheio. Tente de novo daqui a { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.
refusal-limit_address = Há demasiadas ligações do seu endereço. Tente de novo daqui a { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.
refusal-limit_rate = Foi depressa demais. Espere { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.
refusal-limit_bytes = Foi demais de uma só vez. Espere { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.
refusal-limit_tables = { $limit ->
        [0] Só pode estar em { $limit } mesas ao mesmo tempo. Saia de uma primeiro.
        [one] Só pode estar em { $limit } mesa ao mesmo tempo. Saia dela primeiro.
        [many] Só pode estar em { $limit } de mesas ao mesmo tempo. Saia de uma primeiro.
       *[other] Só pode estar em { $limit } mesas ao mesmo tempo. Saia de uma primeiro.
    }
refusal-limit_server_tables = Não cabem mais mesas neste servidor. Tente mais tarde.
refusal-limit_spectators = Esta mesa não aceita mais espectadores. Tente mais tarde.
refusal-limit_guesses = Demasiados códigos errados. Espere { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.
refusal-limit_chat = Mais devagar. Pode voltar a falar daqui a { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.
refusal-limit_new_people = No máximo { $limit } jogadores novos por hora de um só endereço. Espere { $wait } segundos.
refusal-limit_people = Este servidor não aceita mais convidados. Tente mais tarde.

## Tables

refusal-no_table = A mesa { $code } não existe. Confirme o código com o anfitrião.
refusal-table_closed = A mesa { $code } está fechada.
refusal-table_full = Todos os lugares da mesa { $code } estão ocupados.
refusal-seat_taken = O lugar { $seat } está ocupado.
refusal-no_seat = A mesa { $code } não tem o lugar { $seat }.
refusal-locked = O anfitrião trancou esta mesa.
refusal-banned = Já não pode entrar nesta mesa.
refusal-no_watching = Esta mesa não aceita espectadores.
refusal-take_over_off = Nesta mesa não se podem ocupar lugares de bots.
refusal-take_over_later = O lugar de um bot só se ocupa entre mãos. Tente nessa altura.
refusal-elsewhere = Está nesta mesa noutro dispositivo. Passar para aqui?
refusal-at_table = Saia primeiro da mesa { $code }.
refusal-not_at_table = Não está em nenhuma mesa.
refusal-bad_settings = Estas definições não são possíveis: { $reason }.
refusal-draining = Este servidor está prestes a parar e não abre mesas novas.
refusal-storage = O servidor não consegue escrever no disco; nada mudou. Tente de novo daqui a { $wait ->
        [0] { $wait } segundos
        [one] { $wait } segundo
        [many] { $wait } de segundos
       *[other] { $wait } segundos
    }.

## Playing

refusal-stale = A mesa já avançou: isto era para um momento anterior.
refusal-not_seated = Só os jogadores podem fazer isto.
refusal-not_your_turn = Não é a sua vez.
refusal-not_started = A partida ainda não começou.
refusal-already_started = A partida já começou.
refusal-illegal_action = Agora não é possível.
refusal-illegal_amount = Suba para { $least } no mínimo e { $most } no máximo.
refusal-illegal_card = { $card } não é uma das cartas que se podem trancar.
refusal-paused = A mesa está em pausa.
refusal-not_paused = A mesa não está em pausa.
refusal-not_host = Só o anfitrião pode fazer isto.
refusal-not_a_person = No lugar { $seat } não está uma pessoa.
refusal-no_spectator = Ninguém chamado { $name } está a assistir a esta mesa.
refusal-not_a_bot = No lugar { $seat } não está um bot.
refusal-not_yourself = Não pode fazer isto a si.
refusal-only_bots = O ritmo só se muda quando já só jogam bots.
refusal-still_playing = Ainda está em jogo.
refusal-nothing_asked = Ninguém pediu isto.
refusal-already_asked = Isto já foi pedido.
refusal-need_more_people = { $least ->
        [0] São precisos pelo menos { $least } jogadores.
        [one] É preciso pelo menos { $least } jogador.
        [many] São precisos pelo menos { $least } de jogadores.
       *[other] São precisos pelo menos { $least } jogadores.
    }
refusal-host_present = O anfitrião está presente: peça-lhe a ele.
refusal-chat_off = Nesta mesa não se conversa.
refusal-chat_seated = Nesta mesa só os jogadores conversam.
refusal-bad_text = Este texto não se pode enviar.
refusal-between_hands = Isto é possível entre mãos.

## History

refusal-history_off = Este servidor não guarda o histórico das partidas.
refusal-no_match = Não tem nenhuma partida { $match }.
refusal-no_hand = Esta partida não tem a mão { $hand }.
refusal-internal = Uma falha do servidor. Ficou registada; nada mudou.
refusal-unknown = O servidor recusou: { $text }

## Notices

notice-drain = O servidor vai ser atualizado daqui a { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }. O seu lugar fica guardado: a mesa continua onde estava.
notice-storage = O servidor não consegue escrever no disco. A mesa espera e continua sozinha.
notice-storage_back = O disco voltou; a mesa continua.
notice-rate = Está a enviar muito depressa; o servidor vai começar a recusar.
notice-kicked = O anfitrião retirou-lhe o lugar na mesa.
notice-banned = O anfitrião não lhe permite voltar a esta mesa.
notice-voted_out = Os jogadores votaram pela sua saída da mesa.
notice-table_closed = A mesa { $code } foi fechada.
notice-bots_fallback = Aqui não há bots do nível { $level }; jogam no nível { $instead }.
notice-unknown = O servidor diz: { $text }

## The end of a connection

closed-bye = A ligação está fechada.
closed-drain = O servidor vai ser atualizado; o seu lugar fica guardado.
closed-slow = A ligação era lenta demais para a mesa.
closed-limit = O servidor terminou a ligação: demasiadas mensagens.
closed-protocol = O servidor terminou a ligação: não entendeu este programa.
closed-version = O servidor e este programa usam versões diferentes. Atualize o mais antigo.
closed-idle = A ligação foi fechada por nada acontecer há muito tempo.
closed-internal = O servidor terminou a ligação depois de uma falha sua.
closed-forgotten = Tudo o que este servidor sabia de si foi apagado.
closed-replaced = Agora a sua ligação está noutro lugar.
closed-origin = Esta página não se pode ligar a esse servidor.
