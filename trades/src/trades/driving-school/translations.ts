import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Autoescuela en {place} | ¿Se cala? Pues otra vez. | Del polígono a la autovía
introduction | {name} enseña a conducir en {place}. Di si ya has cogido un coche, si tienes la teórica y qué días puedes.
introduction | Primero una calle vacía, luego la hora del colegio, luego la rotonda grande. {name}, en {place}, sigue cuando lo anterior ya sale solo.
service | Permiso B | Embrague, marchas y tráfico de verdad. Conduces desde la primera clase. | permiso b, coche, carnet*
service | Teórica | Señales y preferencias, y por qué la respuesta falsa parecía buena. | teoric*, test, dgt
service | Automático | Dos pedales. Pregunta antes: ese permiso no siempre deja llevar marchas. | automatic*
service | Antes del examen | Los recorridos de la zona, el aparcamiento y una vuelta en la que nadie dice nada. | examen*, practic*
service | Clases de reciclaje | Tienes el carnet y hace mucho que no conduces. Vamos por tus caminos: al trabajo, al súper. | reciclaj*, perfeccionamiento
service | Miedo a conducir | Trayectos cortos, y una palabra para parar cuando quieras. | miedo*, amaxofobia, nervios*
special | Moto | Circuito primero, ciudad después, siempre con alguien detrás al intercomunicador. | moto*, a1, a2
special | Puntos y CAP | Cursos para recuperar puntos y para conductores profesionales. | puntos, cap, camion*
line | Ven con suela fina: se nota mejor el pedal. | En este coche no se grita.
quote | Se mira adonde se quiere ir; las manos siguen. | El examen es un día; conducir, todos los demás.
title | Lo que se practica al volante | Del embrague a la autovía | ¿En qué punto estás?
contact | ¿Tienes ya la teórica? | Pedir la primera clase
action | Pedir una clase | Preguntar al profesor
ask | ¿Cuántas clases necesito? | Nadie lo sabe sin verte al volante. Tras unas pocas tendrás un cálculo honrado.
ask | ¿Manual o automático? | El automático se aprende antes, pero limita los coches que puedes llevar. Piensa en el que vas a tener.
ask | ¿Cuándo voy a examen? | Cuando hagas clases enteras sin que nadie te corrija. Las fechas tardan, así que se piensa pronto.
ask | ¿Y si no puedo venir? | Avisa el día antes. El plazo se acuerda con la primera clase.
ask | ¿Qué hay que traer al coche? | El DNI, las gafas si las usas y zapatos planos.
ask | Me da miedo, ¿es un problema? | No, solo dilo. Al otro lado también hay freno.
`,
  french: `
headlines | Auto-école à {place} | Caler, puis repartir | Du parking à l’autoroute
introduction | {name} apprend à conduire à {place}. Dites si vous avez déjà tenu un volant, si le code est passé et quels jours vous pouvez.
introduction | D’abord un parking vide, puis la sortie d’école, puis le grand rond-point. {name}, à {place}, avance quand l’étape d’avant est acquise.
service | Permis B | Embrayage, vitesses et vraie circulation. Vous conduisez dès la première heure. | permis, boite manuelle, voiture
service | Code | Panneaux et priorités, et pourquoi la mauvaise réponse semblait bonne. | code, theorie
service | Boîte automatique | Deux pédales et les yeux sur la route. Demandez avant ce que ce permis autorise. | automatique*
special | Conduite accompagnée | Un départ solide, puis des rendez-vous avec celui ou celle qui vous accompagne. | accompagnee, aac, supervisee
service | Avant l’examen | Les parcours du secteur, les manœuvres et un trajet où personne ne dit rien. | examen*, manoeuvre*, perfectionnement
service | Remise au volant | Le permis est dans le tiroir. On refait vos trajets : le travail, les courses. | remise, reprise, volant
service | Peur de conduire | De petits trajets, et un mot pour s’arrêter quand vous voulez. | peur*, stress, angoisse*
special | Deux-roues | Plateau d’abord, circulation ensuite, avec la voix de l’enseignant dans le casque. | moto*, scooter*, a2, bsr
line | Venez en semelles fines, on sent mieux la pédale. | Dans cette voiture, on ne crie pas.
quote | Regardez où vous voulez aller, les mains suivent. | L’examen dure une matinée, la route tous les autres jours.
title | Ce qu’on apprend ici | De l’embrayage à l’autoroute | Où en êtes-vous ?
contact | Le code est-il passé ? | Demander une première heure
action | Réserver une heure | Poser une question
ask | Combien d’heures me faut-il ? | Personne ne le sait avant de vous voir conduire. L’évaluation de départ donne un nombre honnête.
ask | Manuelle ou automatique ? | L’automatique s’apprend plus vite mais limite les voitures. Pensez à celle que vous aurez vraiment.
ask | Quand aurai-je une date d’examen ? | Quand vous faites des heures entières sans remarque. Les places se font attendre, on en parle tôt.
ask | Et si je dois annuler ? | Écrivez la veille. Le délai figure au contrat signé au départ.
ask | Que prendre pour la première heure ? | Le livret, une pièce d’identité, vos lunettes et des chaussures plates.
ask | J’ai peur, est-ce un problème ? | Non, dites-le seulement. Il y a des pédales des deux côtés.
`,
  italian: `
headlines | Autoscuola a {place} | Si spegne. E si riparte. | Dal piazzale alla tangenziale
introduction | {name} insegna a guidare a {place}. Di’ se hai già il foglio rosa, se la teoria è fatta e in quali giorni puoi.
introduction | Prima un piazzale vuoto, poi l’uscita di scuola, poi la rotonda grande. {name}, a {place}, va avanti quando il passo prima riesce da solo.
service | Patente B | Frizione, marce e traffico vero. Guidi dalla prima ora. | patente, auto
service | Teoria e quiz | Segnali e precedenze, e perché la risposta sbagliata sembrava giusta. | teori*, quiz
service | Cambio automatico | Due pedali. Chiedi prima che cosa permette quella patente. | automatic*
service | Prima dell’esame | I percorsi della zona, i parcheggi e un giro in cui nessuno parla. | esam*, parchegg*
service | Guide di ripasso | La patente è nel cassetto. Si rifanno le tue strade: lavoro, spesa, scuola. | ripass*, perfezionament*
service | Paura di guidare | Tragitti brevi, e una parola per fermarsi quando vuoi. | paur*, ansi*
special | Moto e scooter | Prima i birilli, poi la strada, con la voce dell’istruttore nel casco. | moto, scooter, am, a2
special | Rinnovi e punti | Visita, carte e corsi per chi deve rinnovare o recuperare punti. | rinnov*, punti, cqc
line | Vieni con la suola sottile: il pedale si sente meglio. | In questa macchina non si grida.
quote | Guarda dove vuoi andare, le mani seguono. | L’esame è una mattina, la strada tutti gli altri giorni.
title | Che cosa si prova al volante | Dalla frizione alla tangenziale | A che punto sei?
contact | Hai già la teoria? | Chiedi una prima guida
action | Prenotare una guida | Chiedere all’istruttore
ask | Quante guide mi servono? | Nessuno lo sa prima di vederti al volante. Dopo qualche ora hai una stima onesta.
ask | Manuale o automatico? | L’automatico si impara prima, ma limita le auto. Pensa a quella che avrai davvero.
ask | Quando do l’esame? | Quando fai guide intere senza correzioni. Le date si fanno aspettare, se ne parla presto.
ask | E se devo disdire? | Scrivi il giorno prima. Il preavviso si decide alla prima guida.
ask | Che cosa serve per la prima guida? | Il foglio rosa, gli occhiali se li usi e scarpe basse.
ask | Ho paura: è un problema? | No, basta dirlo. I freni ci sono da tutte e due le parti.
`,
  german: `
headlines | Fahrschule in {place} | Abgewürgt? Noch einmal. | Vom Parkplatz auf die Autobahn
introduction | {name} bringt Menschen in {place} das Fahren bei. Sagen Sie, ob Sie schon gefahren sind, wie weit die Theorie ist und welche Tage passen.
introduction | Erst ein leerer Platz, dann der Schulschluss, dann der große Kreisverkehr. {name} in {place} geht weiter, wenn der letzte Schritt sitzt.
service | Klasse B | Kupplung, Gänge und echter Verkehr. Sie fahren ab der ersten Stunde. | klasse b, pkw, fuhrerschein*, auto
service | Theorieunterricht | Schilder und Vorfahrt, und warum die falsche Antwort richtig klang. | theorie*
service | Automatik | Zwei Pedale und den Blick nach vorn. Wer später schalten will, fährt ein paar Stunden mit Gängen dazu. | automatik*, b197
service | Begleitetes Fahren | Ein fester Anfang, und ein Gespräch mit denen, die danach neben Ihnen sitzen. | begleitet*, bf17
service | Sonderfahrten | Überland, Autobahn und Dunkelheit, bevor Sie alldem allein begegnen. | sonderfahrt*, autobahn*, nachtfahrt*
service | Prüfungsvorbereitung | Die Strecken der Gegend, das Einparken und eine Fahrt, bei der keiner etwas sagt. | prufung*, einparken
service | Auffrischung und Fahrangst | Der Führerschein liegt in der Schublade. Gefahren werden Ihre eigenen Wege, in kleinen Stücken. | auffrisch*, fahrangst*, angst*, wiedereinst*
special | Motorrad | Erst Hütchen, dann Straße, mit der Stimme des Fahrlehrers im Helm. | motorrad*, a1, a2, roller*, b196
line | Kommen Sie mit dünnen Sohlen, dann fühlt man das Pedal. | In diesem Auto wird nicht geschrien.
quote | Dorthin schauen, wo man hinwill, die Hände folgen. | Die Prüfung dauert einen Vormittag, das Fahren alle anderen Tage.
title | Was man hier lernt | Von der Kupplung zur Autobahn | Wo stehen Sie?
contact | Wie weit mit Theorie? | Erste Fahrstunde anfragen
action | Fahrstunde anfragen | Fahrlehrer fragen
ask | Wie viele Fahrstunden brauche ich? | Das weiß niemand, bevor Sie gefahren sind. Nach ein paar Stunden bekommen Sie eine ehrliche Schätzung.
ask | Schaltung oder Automatik? | Automatik lernt sich schneller. Denken Sie an das Auto, das Sie wirklich fahren werden.
ask | Wann ist die Prüfung? | Wenn ganze Stunden ohne Hinweis vom Nebensitz vergehen. Termine dauern, darum wird früh geplant.
ask | Und wenn ich absagen muss? | Schreiben Sie am Tag davor. Die Frist steht im Ausbildungsvertrag.
ask | Was bringe ich mit? | Ausweis, Brille, wenn Sie eine tragen, und flache Schuhe. Für den Antrag Sehtest und Erste-Hilfe-Schein.
ask | Ich habe Angst. Ist das schlimm? | Nein, sagen Sie es nur. Auf der anderen Seite sind auch Pedale.
`,
  japanese: `
headlines | {place}の自動車教習 | エンストは、誰でもします | 教習コースから高速道路まで
introduction | {name}は{place}で、運転を教えています。免許の有無と、通える曜日をお知らせください。
introduction | はじめは空いた道、次に通学の道、それから大きな交差点。{name}は{place}で、前のことが身についてから先へ進みます。
service | 普通免許 | 半クラッチから路上まで。一時間目から、ご自分でハンドルを握ります。 | 普通免許, 普通車, MT, マニュアル
service | AT限定 | ペダルは二つ。あとから限定を外すこともできます。 | AT, オートマ
service | 学科 | 標識と優先、そして引っかけの問題がなぜ引っかかるのか。 | 学科, 効果測定
service | 路上と検定の前 | コースの癖と縦列駐車、最後に誰も口を出さない一周。 | 検定, 試験, 路上
service | ペーパードライバー | 免許は引き出しの中。お宅から職場や店まで、いつもの道を走ります。 | ペーパードライバー, 出張, 運転再開
service | 高速と夜の運転 | 合流と雨の夜を、ひとりで出会う前に。 | 高速, 夜間
special | 二輪 | 一本橋とクランクから。足のつく高さを見て車を選びます。 | 二輪, バイク, 原付
special | 高齢者講習 | 速さを競わず、見落としやすい所を確かめます。 | 高齢者, 講習
line | 底の薄い靴でお越しください。ペダルがよくわかります。 | この車では、大きな声を出しません。
quote | 行きたい方を見れば、手はついてきます。 | 試験は一日、運転はそのあとずっと。
title | ここで習うこと | 発進から高速まで | いまどのあたりですか
contact | 通える日を伝える | 最初の一時間を頼む
action | 教習を申し込む | 運転の相談をする
ask | 何時間で取れますか。 | 法で決まった時間があり、その先は人によります。数回走ると見通しをお伝えできます。
ask | マニュアルとオートマ、どちらがよいですか。 | これから乗る車で決めてください。オートマの方が早く済みます。
ask | 予約の取り消しはできますか。 | 前の日までにお知らせください。期限は申し込みのときに決めます。
ask | 何を持って行きますか。 | 身分のわかる物、眼鏡、かかとの低い靴です。
ask | 運転がこわいのですが。 | そうおっしゃってください。助手席にもブレーキがあります。
`,
  Korean: `
headlines | {place} 운전 연수 | 시동은 누구나 꺼뜨립니다 | 빈 주차장에서 고속도로까지
introduction | {name}입니다. {place}에서 운전을 가르칩니다. 면허가 있는지, 어느 요일이 되는지 알려 주세요.
introduction | 처음은 빈길, 다음은 등굣길, 그다음은 큰 교차로. {name}, {place}에서 앞 단계가 몸에 익으면 나아갑니다.
special | 1종과 2종 보통 | 출발과 정지부터 도로까지. 첫 시간부터 직접 운전대를 잡습니다. | 1종, 2종, 면허, 보통
service | 기능 교육 | 경사로와 직각 주차, 공식보다 바퀴가 가는 길을 봅니다. | 기능, 장내, 주차
service | 도로 주행 | 시험 코스를 돌고, 마지막 한 바퀴는 아무 말도 하지 않습니다. | 도로 주행, 도로주행, 시험
service | 학과 | 표지와 우선순위, 그리고 틀린 답이 왜 맞아 보였는지. | 학과, 필기
service | 장롱면허 연수 | 집에서 회사, 마트까지 늘 다니는 길로 갑니다. | 장롱, 연수, 방문
service | 고속도로와 밤 운전 | 합류와 비 오는 밤을 혼자 만나기 전에. | 고속도로, 야간
service | 주차만 | 마트 지하와 골목, 내 차로 될 때까지. | 주차 연수, 평행 주차
line | 밑창이 얇은 신을 신고 오세요. 페달이 잘 느껴집니다. | 이 차에서는 소리를 지르지 않습니다.
quote | 가고 싶은 곳을 보면 손이 따라갑니다. | 시험은 하루, 운전은 그 뒤로 내내.
title | 여기서 배우는 것 | 출발에서 고속도로까지 | 지금 어디쯤인가요
contact | 되는 요일 알리기 | 첫 시간 문의하기
action | 연수 문의하기 | 강사에게 묻기
ask | 몇 시간이면 될까요? | 타 보기 전에는 모릅니다. 몇 번 타면 솔직한 짐작을 말씀드립니다.
ask | 내 차로 배울 수 있나요? | 연수는 됩니다. 보험에 운전자가 들어가는지 먼저 보세요.
ask | 취소하려면요? | 전날까지 알려 주세요. 기한은 신청할 때 정합니다.
ask | 연수 날 무엇을 챙기나요? | 신분증과 안경, 굽이 낮은 신입니다.
ask | 운전이 무서워요. | 그렇게 말씀해 주세요. 옆자리에도 브레이크가 있습니다.
`,
}
