import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Adiestrador canino en {place} | Una llamada y vuelve | Correa floja en {place} | Ladrar es decir algo | Dos alumnos y una correa
introduction | {name} trabaja en {place} con perros y con quien los lleva: {services}. Di qué pasa, dónde y desde cuándo.
introduction | Tu perro no es terco: aprendió otra cosa. {name}, en {place}, te enseña cuál y cómo se cambia.
introduction | La hora con {name}, en {place}, es sobre todo para ti. Lo que repites el resto de la semana es lo que queda.
service | Cachorros | Dormir, morder, hacer pis fuera y quedarse solo un minuto. El mundo, en raciones pequeñas. | cachorr*, socializa*
service | La llamada | De la cocina al campo, con correa larga hasta que sea segura. | llamada*, venir, suelto, sueltos
service | Pasear sin tirones | Por qué tira, dónde tira y veinte metros al día sin hacerlo. | correa*, tira, tirar, tirones, paseo*
service | Encuentros con perros y gente | Ladra, se lanza, se esconde: primero distancia, después calma, después un poco más cerca. | reactiv*, agresiv*, ladr*, miedo*, miedos*
service | Quedarse solo | Se entrena en segundos antes que en minutos, con cámara para no adivinar. | solo, separacion, ansiedad, aull*
service | Modales de diario | Visitas, comida en la mesa, esperar en el coche. | obediencia*, basic*, modal*, salta*
service | Perros adoptados | Las primeras semanas piden poca escuela y mucha calma. | adopt*, protectora*, rescat*
line | ¿Ha mordido o casi? Dilo lo primero y la cita se prepara con eso en cuenta. | Trae aquello por lo que tu perro te vendería. Suele ser queso.
quote | Un perro repite lo que le salió bien. | Primero el porqué, después el ejercicio. | Poco, a menudo, y parar mientras sale.
title | Lo que se practica | De cachorro a vieja costumbre | A los dos lados de la correa
contact | ¿Qué hace tu perro? | Pide una sesión
action | Contar qué pasa | Pedir una sesión
ask | ¿Cuántas sesiones harán falta? | Los tirones y la llamada cambian en semanas; el miedo, en meses. Tras la primera cita hay un plan.
ask | ¿Es mayor para aprender? | No. Una costumbre vieja ha dado más premios; la nueva tiene que pagar mejor.
ask | ¿Lo dejo y me lo devuelven educado? | Lo que aprende con un extraño lo hace con el extraño. Por eso vienes tú.
ask | ¿Se usan premios? | Lo que valore tu perro: comida, pelota o ir a olfatear. Cada vez menos, según crece la costumbre.
ask | ¿Tienen que estar los niños? | Si viven con él, sí. Aprenden las normas los primeros y se las recuerdan a los demás.
`,
  french: `
headlines | Éducateur canin à {place} | Rappelé une fois, revenu | La laisse molle à {place} | Aboyer, c’est dire quelque chose | Deux élèves, une laisse
introduction | {name} travaille à {place} avec les chiens et ceux qui les promènent : {services}. Dites ce qui arrive, où et depuis quand.
introduction | Votre chien n’est pas têtu : il a appris autre chose. {name}, à {place}, montre quoi, et comment le changer.
introduction | L’heure avec {name}, à {place}, est surtout pour vous. Ce que vous répétez le reste de la semaine, votre chien le garde.
service | Chiots | Dormir, mordiller, la propreté, rester seul une minute. Le monde par petites portions. | chiot*, proprete, sociabilis*, socialis*
service | Le rappel | De la cuisine au champ, en longe tant qu’il le faut. | rappel*, revenir, liberte, longe
service | Marcher en laisse | Pourquoi il tire, où il tire, et vingt mètres par jour sans tirer. | laisse*, tire, tirer, marche
service | Croiser chiens et gens | Il aboie, charge ou se cache : d’abord de la distance, puis du calme, puis un peu plus près. | reactif*, agressi*, aboi*, peur*, congenere*
service | Rester seul | En secondes avant les minutes, avec une caméra pour ne pas deviner. | seul, solitude, separation, anxi*, destruct*
service | Les manières de tous les jours | Les visites, la table, l’attente en voiture. | obeissance, base, bases, saute*, maniere*
service | Chiens adoptés | Les premières semaines demandent peu d’exercices et beaucoup de calme. | adopt*, refuge*, spa
line | Il a mordu, ou presque ? Dites-le d’abord, la rencontre se prépare autrement. | Apportez ce pour quoi votre chien vous vendrait. Souvent du fromage.
quote | Un chien refait ce qui lui a réussi. | D’abord le pourquoi, ensuite l’exercice. | Court, souvent, et finir quand ça marche.
title | Ce qui s’exerce | Du chiot à la vieille habitude | Aux deux bouts de la laisse
contact | Que fait votre chien ? | Demander une séance
action | Raconter ce qui se passe | Demander une séance
ask | Combien de séances faudra-t-il ? | La laisse et le rappel changent en semaines, la peur en mois. Après la première rencontre, il y a un plan.
ask | Est-il trop vieux pour apprendre ? | Non. Une vieille habitude a longtemps payé ; la nouvelle doit payer mieux.
ask | Puis-je le confier et le reprendre éduqué ? | Ce qu’un chien apprend avec un inconnu, il le fait avec l’inconnu. Voilà pourquoi vous venez aussi.
ask | Travaille-t-on avec des friandises ? | Avec ce qui compte pour votre chien : à manger, une balle, aller flairer. De moins en moins, à mesure que l’habitude vient.
ask | Les enfants doivent-ils être là ? | S’ils vivent avec lui, oui. Ils retiennent les règles les premiers et les rappellent aux autres.
`,
  italian: `
headlines | Addestratore cinofilo a {place} | Un richiamo e torna | Guinzaglio morbido a {place} | Abbaiare vuol dire qualcosa | Due allievi, un guinzaglio
introduction | {name} lavora a {place} con i cani e con chi li porta: {services}. Di’ che cosa succede, dove e da quando.
introduction | Il tuo cane non è testardo: ha imparato altro. {name}, a {place}, ti mostra che cosa e come si cambia.
introduction | L’ora con {name}, a {place}, serve soprattutto a te. Resta quel che ripeti negli altri giorni.
service | Cuccioli | Dormire, mordicchiare, sporcare fuori, restare solo un minuto. Il mondo a piccole porzioni. | cuccio*, socializz*
service | Il richiamo | Dalla cucina al prato, con la lunghina finché serve. | richiamo, torna*, libero, liberta
service | Al guinzaglio | Perché tira, dove tira, e venti metri al giorno senza. | guinzagl*, tira, tirare, passeggiat*, condotta
service | Incontri con cani e persone | Abbaia, si lancia, si nasconde: prima distanza, poi calma, poi un passo più vicino. | reattiv*, aggressiv*, abbai*, paur*
service | Restare solo | Si allena in secondi prima che in minuti, con una telecamera per non indovinare. | solo, separazion*, ansia, ulul*
service | Buone maniere | Ospiti alla porta, cibo in tavola, aspettare in macchina. | obbedienz*, ubbidienz*, base, manier*, salta*
service | Cani adottati | Le prime settimane chiedono pochi esercizi e molta quiete. | adott*, adozion*, canil*, rifugi*
line | Ha morso, o quasi? Dillo per prima cosa: l’incontro si prepara diversamente. | Porta ciò per cui il tuo cane ti venderebbe. Di solito è formaggio.
quote | Un cane ripete ciò che gli è convenuto. | Prima il perché, poi l’esercizio. | Poco, spesso, e si smette quando riesce.
title | Che cosa si allena | Da cucciolo a vecchia abitudine | Ai due capi del guinzaglio
contact | Che cane hai? | Chiedi un incontro
action | Raccontare che succede | Chiedere un incontro
ask | Quanti incontri servono? | Guinzaglio e richiamo cambiano in settimane, la paura in mesi. Dopo il primo incontro c’è un piano.
ask | È troppo vecchio per imparare? | No. Un’abitudine vecchia ha reso a lungo; la nuova deve rendere di più.
ask | Lo lascio e me lo rendono educato? | Quel che impara con un estraneo lo fa con l’estraneo. Per questo vieni anche tu.
ask | Si usano i bocconcini? | Ciò che vale per il tuo cane: cibo, palla, andare ad annusare. Sempre meno, man mano che l’abitudine cresce.
ask | Devono esserci i bambini? | Se vivono con lui, sì. Imparano le regole per primi e le ricordano agli altri.
`,
  german: `
headlines | Hundetraining in {place} | Einmal gerufen, schon da | Lockere Leine in {place} | Bellen heißt etwas | Zwei lernen, eine Leine
introduction | {name} arbeitet in {place} mit Hunden und den Menschen dazu: {services}. Schreiben Sie, was passiert, wo und seit wann.
introduction | Ihr Hund ist nicht stur, er hat etwas anderes gelernt. {name} in {place} zeigt Ihnen, was, und wie es sich ändern lässt.
introduction | Die Stunde bei {name} in {place} ist vor allem für Sie. Was Sie an den übrigen Tagen üben, das behält Ihr Hund.
service | Welpen | Schlafen, Knabbern, stubenrein werden, eine Minute allein sein. Die Welt in kleinen Portionen. | welpe*, junghund*, stubenrein*
service | Rückruf | Von der Küche bis aufs Feld, an der Schleppleine, bis er sitzt. | ruckruf*, freilauf*, schleppleine*, abruf*
service | Leinenführigkeit | Warum er zieht, wo er zieht, und täglich zwanzig Meter ohne. | leine*, leinenfuhr*, zieh*, fusslaufen
service | Begegnungen mit Hund und Mensch | Bellt, springt vor, versteckt sich: erst Abstand, dann Ruhe, dann ein Stück näher. | begegnung*, aggressi*, bell*, angst*, leinenpobel*, reaktiv*
service | Allein bleiben | In Sekunden geübt, bevor es Minuten werden. Mit Kamera, damit niemand rät. | allein*, trennung*, jaul*
service | Benehmen im Alltag | Besuch an der Tür, Essen auf dem Tisch, Warten im Auto. | alltag*, gehorsam*, grund*, anspring*, benehmen
service | Hunde aus dem Tierschutz | Die ersten Wochen brauchen wenig Übung und viel Ruhe. | tierschutz*, tierheim*, auslandshund*
line | Hat er gebissen, oder fast? Sagen Sie es zuerst, dann wird das Treffen danach geplant. | Bringen Sie mit, wofür Ihr Hund Sie verkaufen würde. Meist ist es Käse.
quote | Ein Hund tut, was sich gelohnt hat. | Erst das Warum, dann die Übung. | Kurz, oft, und aufhören, solange es klappt.
title | Was geübt wird | Vom Welpen bis zur alten Gewohnheit | An beiden Enden der Leine
contact | Was macht Ihr Hund? | Trainingsstunde anfragen
action | Vom Hund erzählen | Trainingsstunde anfragen
ask | Wie viele Stunden braucht es? | Leine und Rückruf ändern sich in Wochen, Angst in Monaten. Nach dem ersten Treffen gibt es einen Plan.
ask | Ist er zu alt zum Lernen? | Nein. Eine alte Gewohnheit hat sich lange gelohnt, die neue muss sich mehr lohnen.
ask | Kann ich ihn abgeben und erzogen abholen? | Was ein Hund bei Fremden lernt, tut er bei Fremden. Darum üben Sie selbst.
ask | Wird mit Futter gearbeitet? | Mit dem, was Ihrem Hund etwas wert ist: Futter, Ball, Schnüffeln dürfen. Weniger, je fester die Gewohnheit sitzt.
ask | Sollen die Kinder dabei sein? | Wenn sie mit ihm leben, ja. Sie lernen die Regeln am schnellsten und erinnern die anderen daran.
`,
  japanese: `
headlines | {place}の犬のしつけ教室 | 一度呼べば、戻ってくる | ゆるいリードで歩く | 吠えるのには訳がある | 習うのは犬と飼い主
introduction | {name}は{place}で、{services}を、飼い主と一緒に練習しています。何が、どこで、いつからかをお聞かせください。
introduction | わがままではなく、別のことを覚えただけです。{name}で、何を覚えたのか、どう変えるのかを見つけましょう。
introduction | 教室の一時間は、飼い主のための時間です。ほかの日に繰り返したことを、犬は覚えます。
service | 子犬 | 眠る、かむ、トイレ、少しの留守番。世界を少しずつ。 | 子犬, パピー, 仔犬, トイレ
service | 呼び戻し | 台所から野原へ。確かになるまで長いリードで。 | 呼び戻し, おいで, ノーリード
service | リードの引っ張り | なぜ引くのか、どこで引くのか。毎日二十歩から。 | リード, 引っ張り, 散歩
service | 犬や人とのすれ違い | 吠える、飛びつく、隠れる。まず離れ、落ち着いてから少し近くへ。 | 吠え, 吠える, 咬み, 噛み, 怖がり, すれ違い
service | 留守番 | 数分の前に、数秒から。カメラで確かめながら進めます。 | 留守番, 分離不安
service | ふだんの作法 | 来客、食卓、車で待つこと。 | しつけ, お座り, 飛びつき, 基本
service | 保護犬 | はじめの数週間は、練習より静けさを。 | 保護犬, 譲渡
line | かんだことがあれば、先にお知らせください。会い方を考えます。 | いちばん好きなおやつをお持ちください。たいていチーズです。
quote | 犬は、うまくいったことを繰り返します。 | まず理由を、それから練習を。 | 短く、何度も、できたところで終える。
title | 練習すること | 子犬から長年のくせまで | リードの両端で
contact | どんな犬ですか | 練習を申し込む
action | 犬のことを伝える | 練習を申し込む
ask | 教室には何回くらい通いますか。 | 引っ張りや呼び戻しは数週間、怖がりは数か月かけて変わります。初回のあとに計画をお渡しします。
ask | 年を取った犬でも覚えますか。 | 覚えます。古いくせより、新しい行動のほうが得だとわかればよいのです。
ask | 預けてしつけてもらえますか。 | 他人と覚えたことは、他人とするものです。ですから、飼い主も一緒に練習します。
ask | おやつは使いますか。 | その犬が喜ぶものを使います。身についてきたら、だんだん減らします。
ask | 子どもも一緒がよいですか。 | 犬と暮らしているなら、ぜひ。決まりをいちばん早く覚えます。
`,
  Korean: `
headlines | {place} 반려견 훈련소 | 한 번 부르면 돌아오기 | 느슨한 줄로 걷는 산책 | 짖는 데는 이유가 있습니다 | 배우는 건 개와 보호자
introduction | {name}입니다. {place}에서 {services} 등을 보호자와 함께 연습합니다. 무슨 일이 어디서 언제부터인지 알려 주세요.
introduction | 고집이 아니라 다른 것을 배운 것입니다. {place}의 {name}에서 무엇을 배웠고 어떻게 바꿀지 찾습니다.
introduction | {name}에서 보내는 한 시간은 보호자를 위한 시간입니다. 나머지 날에 되풀이한 것을 개는 기억합니다.
service | 강아지 | 잠, 깨물기, 배변, 잠깐 혼자 있기. 세상을 조금씩. | 강아지, 퍼피, 배변, 사회화
service | 부르면 오기 | 부엌에서 들판까지, 확실해질 때까지 긴 줄로. | 콜백, 리콜, 부르면, 오프리쉬
service | 줄 당김 | 왜 당기는지, 어디서 당기는지. 하루 스무 걸음부터. | 산책, 줄 당김, 리드줄, 목줄
service | 개와 사람 만나기 | 짖고 달려들고 숨는 개. 먼저 거리, 다음 침착, 그다음 조금 더 가까이. | 짖음, 공격성, 입질, 겁, 예민
service | 혼자 있기 | 몇 분보다 몇 초부터. 카메라로 보며 나아갑니다. | 분리불안, 혼자, 하울링
service | 일상 예절 | 손님, 식탁, 차에서 기다리기. | 복종, 기본, 예절, 앉아, 점프
service | 입양한 개 | 처음 몇 주는 훈련보다 조용함이 필요합니다. | 유기견, 입양, 구조견
line | 문 적이 있으면 먼저 말씀해 주세요. 만나는 방법부터 다릅니다. | 가장 좋아하는 간식을 가져오세요. 대개 치즈입니다.
quote | 개는 득이 된 일을 되풀이합니다. | 먼저 이유, 그다음 연습. | 짧게, 자주, 될 때 끝내기.
title | 연습하는 것들 | 강아지부터 오랜 버릇까지 | 줄의 양쪽 끝에서
contact | 어떤 개인가요? | 훈련 문의
action | 우리 개 이야기하기 | 훈련 문의하기
ask | 몇 번이나 와야 하나요? | 줄 당김과 부르기는 몇 주, 두려움은 몇 달에 걸쳐 바뀝니다. 첫 만남 뒤에 계획을 드립니다.
ask | 나이 든 개도 배우나요? | 배웁니다. 새 행동이 오랜 버릇보다 더 득이 되면 됩니다.
ask | 맡기면 훈련시켜 주나요? | 남과 배운 것은 남하고 합니다. 그래서 보호자도 함께 배웁니다.
ask | 간식을 쓰나요? | 그 개가 좋아하는 것을 씁니다. 몸에 배면 차츰 줄입니다.
ask | 아이들도 함께 와야 하나요? | 개와 함께 산다면 그렇습니다. 규칙을 가장 빨리 익힙니다.
`,
}
