import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Afinador de pianos en {place} | Octavas que vuelven a casar | Cuando el la no es la | Doscientas cuerdas y un oído | Una mañana en silencio
introduction | {name} afina y cuida pianos en {place}: {services}. Di si es de pared o de cola, la marca y la última afinación.
introduction | Tú ya no oyes que ha bajado; tus visitas, sí. {name}, en {place}, lo devuelve a su sitio cuerda por cuerda.
introduction | Una tecla se queda, un pedal cruje, una nota zumba como una mosca. {name}, en {place}, averigua si es el piano o el jarrón de encima.
service | Afinación | Todas las cuerdas, de oído y con calma; al final tocas tú y dices qué oyes. | afina*, diapason, desafinad*
service | Subir el tono | Para pianos que bajaron durante años: primero en basto, luego en fino. | tono, bajo, anos, subir
service | Regulación | Para que vuelva a salir el piano pianísimo: escape, calado y repetición, tecla por tecla. | regula*, mecanismo*, pulsacion*, tecla*
service | Pequeñas reparaciones | Teclas pegadas, cuerdas rotas, pedales que chirrían, casi siempre en la misma visita. | repara*, arregl*, cuerda*, pedal*
service | Armonización | Macillos duros que se ablandan y apagados que despiertan, contigo escuchando. | armoniza*, macillo*, timbre, sonido
service | Ver un piano antes de comprarlo | Clavijas, tabla y macillos: lo que la foto del anuncio no enseña. | compra*, segunda mano, tasa*, peritaje*
line | Mientras se escucha, mejor sin aspiradora. | Después de una mudanza, dos o tres semanas quieto antes de afinar.
quote | Baja tan despacio que nadie lo nota. | Primero afinar, luego juzgar al pianista. | La calefacción gasta más que los dedos.
title | Lo que pide un piano | Cuerdas, macillos, teclas | De la primera nota a la última
contact | ¿Qué piano es? | Pide afinación
action | Pedir afinación | Contar cómo suena
ask | ¿Cada cuánto se afina? | En casa, una o dos veces al año, y más los primeros años de uno nuevo. Mejor cuando la calefacción lleva semanas encendida o apagada.
ask | ¿Cuánto dura la afinación? | Entre una y dos horas. Si lleva años sin tocarse, más, y se dice con las primeras notas.
ask | ¿Se puede afinar cualquier piano viejo? | No si las clavijas ya no sujetan. Se sabe en minutos y antes de empezar.
ask | ¿Dónde lo pongo? | En pared interior, lejos de radiador, sol y corrientes. La humedad constante importa más que la sala.
ask | ¿Qué preparo para el afinador? | La tapa despejada y silencio. Una lámpara ayuda; lo demás viene en la bolsa.
`,
  french: `
headlines | Accord de piano à {place} | Des octaves qui s’entendent | Quand le la sonne faux | Deux cents cordes, une oreille | Une matinée de silence
introduction | {name} accorde et entretient les pianos à {place} : {services}. Dites droit ou à queue, la marque et la date du dernier accord.
introduction | Vous n’entendez plus qu’il a baissé, vos invités si. {name}, à {place}, le ramène corde après corde.
introduction | Une touche colle, une pédale grince, une note bourdonne. {name}, à {place}, cherche si c’est le piano ou le vase posé dessus.
service | Accord | Toutes les cordes, à l’oreille et au calme ; à la fin, vous jouez et dites ce que vous entendez. | accord*, diapason, faux
service | Remonter le diapason | Pour un piano descendu avec les années : d’abord gros, ensuite fin. | diapason, remonter, annees
service | Réglage | Pour que le pianissimo redevienne possible, touche par touche. | reglage*, mecanique*, toucher, touche*
service | Petites réparations | Touches qui collent, cordes cassées, pédales qui couinent, souvent le jour même. | repar*, corde*, pedale*, coll*
service | Harmonisation | Des marteaux durs assouplis, des ternes réveillés, avec votre oreille à côté. | harmonis*, marteau*, timbre, sonorite
service | Expertise avant achat | Chevilles, table, marteaux : ce que la photo de l’annonce ne montre pas. | achat*, expertise*, occasion, estimation*
line | Pendant l’écoute, pas d’aspirateur. | Après un déménagement, deux ou trois semaines de repos avant l’accord.
quote | Il baisse si lentement que nul ne l’entend. | Accordez d’abord, jugez le pianiste ensuite. | Le chauffage use plus que les doigts.
title | Ce qu’un piano demande | Cordes, marteaux, touches | De la première note à la dernière
contact | Quel piano est-ce ? | Demander un accord
action | Demander un accord | Décrire le son
ask | Tous les combien accorder un piano ? | Une à deux fois par an chez soi, davantage les premières années d’un neuf. De préférence quand le chauffage marche, ou est coupé, depuis quelques semaines.
ask | Combien de temps dure un accord ? | D’une à deux heures. Davantage après des années sans soin, et cela s’entend aux premières notes.
ask | Peut-on accorder tout vieux piano ? | Non, si les chevilles ne tiennent plus. Cela se voit en quelques minutes, avant tout travail.
ask | Où placer le piano ? | Contre un mur intérieur, loin du radiateur, du soleil et des courants d’air. Une humidité stable compte plus que la pièce.
ask | Que préparer pour l’accordeur ? | Un couvercle dégagé et du silence. Une lampe aide, le reste est dans la sacoche.
`,
  italian: `
headlines | Accordatore di pianoforti a {place} | Ottave di nuovo d’accordo | Quando il la non torna | Duecento corde e un orecchio | Una mattina di silenzio
introduction | {name} accorda e cura pianoforti a {place}: {services}. Di’ se è verticale o a coda, la marca e l’ultima accordatura.
introduction | Tu non senti più che è calato, gli ospiti sì. {name}, a {place}, lo riporta su corda per corda.
introduction | Un tasto resta giù, un pedale scricchiola, una nota ronza. {name}, a {place}, scopre se è il piano o il vaso che c’è sopra.
service | Accordatura | Tutte le corde, a orecchio e con calma; alla fine suoni tu e dici che cosa senti. | accordatur*, accord*, scordat*
service | Rialzo di tono | Per un piano calato negli anni: prima grosso, poi fino. | tono, calat*, rialz*
service | Regolazione | Perché il pianissimo torni possibile: scappamento, affondo e ripetizione, tasto per tasto. | regolazion*, meccanic*, tocco, tast*
service | Piccole riparazioni | Tasti bloccati, corde rotte, pedali che cigolano, di solito nella stessa visita. | riparazion*, cord*, pedal*, bloccat*
service | Intonazione | Martelletti duri ammorbiditi e spenti risvegliati, mentre ascolti. | intonazion*, martell*, timbro, suono
service | Vedere un piano prima di comprarlo | Caviglie, tavola, martelletti: ciò che la foto dell’annuncio non mostra. | acquist*, comprar*, usat*, perizi*, stim*
line | Mentre si ascolta, niente aspirapolvere. | Dopo un trasloco, due o tre settimane fermo prima di accordare.
quote | Cala così piano che nessuno se ne accorge. | Prima accordare, poi giudicare il pianista. | Il riscaldamento consuma più delle dita.
title | Quel che chiede un pianoforte | Corde, martelletti, tasti | Dalla prima nota all’ultima
contact | Che piano è? | Chiedi l’accordatura
action | Chiedere l’accordatura | Descrivere il suono
ask | Ogni quanto si accorda? | In casa una o due volte l’anno, di più nei primi anni di uno nuovo. Meglio quando il riscaldamento è acceso, o spento, da qualche settimana.
ask | Quanto dura un’accordatura? | Fra una e due ore. Dopo anni senza cure di più, e si capisce dalle prime note.
ask | Si accorda qualunque piano vecchio? | No, se le caviglie non tengono più. Si vede in pochi minuti, prima di cominciare.
ask | Dove lo metto? | Su una parete interna, lontano da termosifone, sole e correnti. L’umidità costante conta più della stanza.
ask | Che cosa preparo per l’accordatore? | Il coperchio libero e silenzio. Una lampada aiuta, il resto sta nella borsa.
`,
  german: `
headlines | Klavierstimmer in {place} | Oktaven, die wieder stimmen | Wenn das A keines ist | Zweihundert Saiten, ein Ohr | Bitte ein stiller Vormittag
introduction | {name} stimmt und pflegt Klaviere und Flügel in {place}: {services}. Schreiben Sie die Marke und wann zuletzt gestimmt wurde.
introduction | Sie hören nicht mehr, dass es gesunken ist, Ihre Gäste schon. {name} in {place} holt es zurück, Saite für Saite.
introduction | Eine Taste hängt, ein Pedal knarrt, ein Ton summt wie eine Fliege. {name} in {place} findet heraus, ob es das Klavier ist oder die Vase darauf.
service | Stimmung | Alle Saiten, nach Gehör und in Ruhe. Am Ende spielen Sie und sagen, was Sie hören. | stimm*, verstimmt*, kammerton*
service | Hochstimmen | Für Klaviere, die über Jahre gesunken sind: erst grob hinauf, dann fein. | hochstimm*, tief, gesunken*, jahrelang
service | Regulierung | Damit leise wieder möglich ist: Auslösung, Tiefgang und Repetition, Taste für Taste. | regulier*, mechanik*, anschlag*, taste*
service | Kleine Reparaturen | Hängende Tasten, gerissene Saiten, quietschende Pedale, meist beim selben Besuch. | reparatur*, saite*, pedal*, klemm*
service | Intonation | Harte Hämmer weicher, stumpfe heller, und Sie hören dabei zu. | intonation*, intonier*, hammer*, klang*
service | Begutachtung vor dem Kauf | Wirbel, Resonanzboden, Hämmer: was das Foto in der Anzeige nicht zeigt. | kauf*, gebraucht*, gutachten*, begutacht*, wert*
line | Solange gelauscht wird, bitte kein Staubsauger. | Nach einem Umzug zwei, drei Wochen stehen lassen, dann erst stimmen.
quote | Es sinkt so langsam, dass es keiner merkt. | Erst stimmen, dann den Pianisten beurteilen. | Die Heizung schadet mehr als das Spielen.
title | Was ein Klavier braucht | Saiten, Hämmer, Tasten | Vom ersten Ton bis zum letzten
contact | Welches Klavier ist es? | Stimmung anfragen
action | Stimmung anfragen | Klang beschreiben
ask | Wie oft wird ein Klavier gestimmt? | Zu Hause ein- bis zweimal im Jahr, ein neues in den ersten Jahren öfter. Am besten, wenn die Heizung seit ein paar Wochen läuft oder aus ist.
ask | Wie lange dauert eine Stimmung? | Ein bis zwei Stunden. Nach Jahren ohne Pflege länger, das zeigt sich bei den ersten Tönen.
ask | Lässt sich jedes alte Klavier stimmen? | Nicht, wenn die Wirbel nicht mehr halten. Das zeigt sich in Minuten und vor jeder Arbeit.
ask | Wo soll es stehen? | An einer Innenwand, fern von Heizkörper, Sonne und Zugluft. Gleichmäßige Feuchte zählt mehr als der Raum.
ask | Was soll ich für die Stimmung vorbereiten? | Ein freier Deckel und Ruhe. Eine Lampe hilft, alles andere ist in der Tasche.
`,
  japanese: `
headlines | {place}のピアノ調律 | オクターブが、また合うように | ラがラでなくなったら | 二百本の弦と、ひとつの耳 | 静かな午前をください
introduction | {name}は{place}で、{services}を行っています。アップライトかグランドか、メーカー、前回の調律をお知らせください。
introduction | 毎日聴くと、下がったことに気づきません。{name}が、一本ずつ元の高さに戻します。
introduction | 鍵盤が戻らない、ペダルがきしむ、ひとつの音が鳴く。{name}が、ピアノか、上の花瓶かを確かめます。
service | 調律 | すべての弦を、耳で静かに。終わりに弾いて、お聴きください。 | 調律, 音程
service | 音上げ | 何年も空いたピアノは、まず大まかに上げ、それから細かく。 | 音上げ, ピッチ, 何年も
service | 整調 | 小さな音が出せるように、鍵盤ひとつずつ動きを整えます。 | 整調, タッチ, アクション, 鍵盤
service | 整音 | 硬い音はやわらかく、こもった音は明るく。お聴きいただきながら。 | 整音, 音色, ハンマー
service | 小さな修理 | 戻らない鍵盤、切れた弦、きしむペダル。たいてい同じ日に。 | 修理, 弦, ペダル, 雑音
service | 購入前の下見 | ピンの締まり、響板、ハンマー。写真ではわからないところを見ます。 | 購入, 中古, 下見, 査定
line | 耳を澄ますあいだ、掃除機はお控えください。 | 引っ越しのあとは、二、三週間置いてから調律します。
quote | 気づかないほど、ゆっくり下がります。 | 先に調律、上手下手はそのあとで。 | 指よりも、暖房のほうがこたえます。
title | ピアノの手入れ | 弦、ハンマー、鍵盤 | 最初の音から最後の音まで
contact | どんなピアノですか | 調律を頼む
action | 調律を頼む | 音の様子を伝える
ask | 調律はどのくらいの間隔ですか。 | ご家庭では年に一、二度、新しいピアノは初めの数年もう少し。暖房や梅雨の変わり目から数週間後がよい時期です。
ask | 調律の時間はどのくらいですか。 | 一時間から二時間です。長く空いたものは延び、初めの数音でわかります。
ask | 古いピアノでも調律できますか。 | ピンがゆるんでいると難しいことがあります。作業の前に、数分でわかります。
ask | ピアノはどこに置けばよいですか。 | 内側の壁に、暖房と日差しと風を避けて。湿度が変わらないことがいちばんです。
ask | 調律の日に用意するものはありますか。 | 上の物をどけて、静かにしていただければ。明かりがあると助かります。
`,
  Korean: `
headlines | {place} 피아노 조율 | 옥타브가 다시 맞도록 | 라가 라가 아닐 때 | 현 이백 줄과 귀 하나 | 조용한 오전을 주세요
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 업라이트인지 그랜드인지, 제조사와 마지막 조율을 알려 주세요.
introduction | 날마다 들으면 내려간 줄 모릅니다. {place}의 {name}에서 한 줄씩 제자리로 올립니다.
introduction | 건반이 안 올라오고, 페달이 삐걱대고, 한 음이 웅웅거리고. {name}에서 피아노 탓인지 위의 꽃병 탓인지 찾습니다.
service | 조율 | 모든 현을 귀로, 조용히. 끝나면 쳐 보고 들어 보세요. | 조율, 음정
service | 음 올리기 | 여러 해 내려간 피아노는 먼저 크게, 그다음 곱게. | 음 올리기, 피치, 오래
service | 조정 | 여린 소리가 다시 나도록 건반마다 움직임을 맞춥니다. | 조정, 터치, 액션, 건반
service | 정음 | 딱딱한 소리는 부드럽게, 먹먹한 소리는 밝게. 들으시면서. | 정음, 음색, 해머
service | 작은 수리 | 안 올라오는 건반, 끊어진 현, 삐걱대는 페달. 대개 그날 됩니다. | 수리, 현, 페달, 잡음
service | 사기 전에 보기 | 핀, 향판, 해머. 사진에 안 보이는 곳을 봅니다. | 구입, 중고, 감정, 점검
line | 귀 기울이는 동안 청소기는 쉬어 주세요. | 이사한 뒤에는 이삼 주 두었다가 조율합니다.
quote | 모를 만큼 천천히 내려갑니다. | 먼저 조율, 솜씨 이야기는 그다음. | 손가락보다 난방이 더 힘듭니다.
title | 피아노에 필요한 것 | 현, 해머, 건반 | 첫 음에서 끝 음까지
contact | 어떤 피아노인가요? | 조율 문의
action | 조율 문의하기 | 소리 상태 알리기
ask | 조율은 얼마나 자주 하나요? | 집에서는 한 해 한두 번, 새 피아노는 처음 몇 해 더 자주. 난방이나 장마가 바뀌고 몇 주 뒤가 좋습니다.
ask | 조율은 얼마나 걸리나요? | 한두 시간입니다. 오래 안 했으면 더 걸리고 첫 몇 음에서 알 수 있습니다.
ask | 오래된 피아노도 되나요? | 핀이 헐거우면 어렵습니다. 일하기 전에 몇 분이면 알 수 있습니다.
ask | 피아노를 어디에 두나요? | 안쪽 벽에, 난방과 햇볕과 바람을 피해서. 고른 습도가 가장 중요합니다.
ask | 조율 날 무엇을 준비하나요? | 위를 비우고 조용하면 됩니다. 불빛이 있으면 좋고 나머지는 가방에 있습니다.
`,
}
