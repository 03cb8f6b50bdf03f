import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Clases de natación en {place} | Primero, que el agua sostenga | De la escalera a lo hondo | Burbujas y luego brazadas | Perderle el miedo al agua
introduction | {name} enseña a nadar en {place}: {services}. Di quién quiere aprender, qué edad tiene y cómo se lleva con el agua.
introduction | Antes de cualquier brazada está quedarse quieto flotando. {name}, en {place}, espera a que el agua sostenga.
introduction | Hay quien nunca entró y quien se hundió una vez. {name}, en {place}, empieza donde se hace pie.
service | Niños que empiezan | Escalera, burbujas, flotar, y los primeros metros hasta una mano. | nino*, ninos, infantil*, inicia*
service | Bebés con sus padres | Agua templada, canciones y tus brazos. | bebe*, matronatacion, padres
service | Adultos desde cero | A tu paso y sin público; soltar el aire bajo el agua es la mitad. | adulto*, mayores, cero
service | Miedo al agua | Un paso, salir, y el mismo paso otra vez. Tú dices cuándo se sigue. | miedo*, fobia*, panico
service | Técnica y estilos | Un crol que no ahoga y una braza que cuida el cuello. | tecnica*, estilo*, crol, braza, espalda, mariposa, perfecciona*
service | Clases particulares | Una calle y nadie con quien compararse. | particular*, individual*, privad*
service | Ejercicio en el agua | Donde cubre poco, suave con rodillas y espalda. | aquagym, aqua*, gimnasia*, embaraza*
line | Un susto antiguo, los oídos, una lesión: dilo antes del primer día. | Aquí no se empuja ni se hunde a nadie.
quote | El agua sostiene a quien deja de pelear. | Suelta el aire; lo demás viene solo. | Nadie aprende a nadar con prisa.
title | De las burbujas a los largos | Quién aprende aquí | Primero donde se hace pie
contact | ¿Quién quiere nadar? | Pide plaza en natación
action | Pedir plaza | Buscar un curso
ask | ¿En cuántas clases nadará mi hijo? | Cada niño es distinto, e ir a la piscina con vosotros lo acorta. Tras las primeras clases se puede decir más.
ask | ¿Los padres se quedan? | Al principio, a la vista. Muchos niños atienden mejor cuando estáis detrás del cristal.
ask | ¿Qué hay que llevar? | Bañador que no se mueva, toalla, agua y, si hace falta, gafas. Los manguitos se quedan en casa.
ask | Llora antes de cada clase, ¿lo dejamos? | Avisa primero. A veces basta un paso más pequeño u otra hora; otras, unos meses.
ask | ¿Soy mayor para aprender? | No. A los adultos les cuesta más fiarse del agua y menos coger los movimientos.
`,
  french: `
headlines | Cours de natation à {place} | D’abord, l’eau qui porte | De l’échelle au grand bain | Des bulles, puis des longueurs | Ne plus avoir peur de l’eau
introduction | {name} apprend à nager à {place} : {services}. Dites qui veut apprendre, son âge et ce qu’est l’eau pour lui.
introduction | Avant la première brasse, il y a l’immobilité. {name}, à {place}, attend que l’eau porte.
introduction | Certains ne sont jamais entrés, d’autres ont bu la tasse. {name}, à {place}, commence là où l’on a pied.
service | Enfants débutants | L’échelle, les bulles, flotter, puis les premiers mètres vers une main. | enfant*, debut*, apprentissage, apprendre
service | Bébés nageurs | De l’eau chaude, des chansons et vos bras. | bebe*, tout-petit*, parent*
service | Adultes débutants | À votre rythme et sans public ; souffler sous l’eau, c’est la moitié. | adulte*, senior*, debutant*
service | Aquaphobie | Un pas, on ressort, le même pas encore. Vous dites quand on continue. | phobie*, aquaphobie, peur*
service | Perfectionnement | Un crawl qui n’essouffle pas, une brasse qui ménage la nuque. | perfection*, technique*, crawl, brasse, dos, papillon, nage*
service | Cours particuliers | Une ligne d’eau et personne à qui se comparer. | particulier*, individuel*, prive*
service | Gymnastique dans l’eau | Là où l’on a pied, doux pour les genoux et le dos. | aquagym, aqua*, aquabike
line | Une frayeur ancienne, les oreilles, une blessure : dites-le avant le premier cours. | Ici, personne n’est poussé ni mis sous l’eau.
quote | L’eau porte qui cesse de lutter. | Soufflez, le reste suit. | On n’apprend pas à nager pressé.
title | Des bulles aux longueurs | Qui apprend ici | D’abord où l’on a pied
contact | Qui veut nager ? | Demander une place
action | Demander une place | Trouver un cours
ask | En combien de cours mon enfant nagera-t-il ? | Cela varie, et la piscine avec vous entre deux cours aide. Après les premières séances, on peut en dire plus.
ask | Les parents restent-ils ? | Au début, à portée de vue. Beaucoup d’enfants écoutent mieux quand vous êtes derrière la vitre.
ask | Que faut-il mettre dans le sac ? | Un maillot qui tient, une serviette, à boire, des lunettes au besoin. Les brassards restent à la maison.
ask | Il pleure avant chaque cours. Faut-il arrêter ? | Dites-le d’abord. Un pas plus petit ou un autre horaire suffit souvent, parfois quelques mois.
ask | Est-il trop tard pour moi ? | Non. Un adulte met plus de temps à se fier à l’eau, moins à trouver le geste.
`,
  italian: `
headlines | Corsi di nuoto a {place} | Prima l’acqua deve reggere | Dalla scaletta all’acqua alta | Bolle, e poi bracciate | Senza più paura dell’acqua
introduction | {name} insegna a nuotare a {place}: {services}. Di’ chi vuole imparare, quanti anni ha e com’è con l’acqua.
introduction | Prima di ogni bracciata c’è lo stare fermi a galla. {name}, a {place}, aspetta che l’acqua regga.
introduction | Chi non è mai entrato, chi una volta è andato sotto. {name}, a {place}, comincia dove si tocca.
service | Bambini che iniziano | Scaletta, bolle, galleggiare, poi i primi metri verso una mano. | bambin*, inizi*, ragazz*, acquaticita
service | Neonati con i genitori | Acqua calda, canzoni e le tue braccia. | neonat*, bebe, genitor*, baby
service | Adulti da zero | Al tuo passo e senza pubblico; soffiare sott’acqua è metà dell’opera. | adult*, zero, anzian*
service | Paura dell’acqua | Un passo, fuori, e lo stesso passo di nuovo. Decidi tu quando si va avanti. | paur*, fobi*, panic*
service | Tecnica e stili | Uno stile libero che non toglie il fiato, una rana gentile col collo. | tecnic*, stil*, rana, dorso, delfino, perfezion*
service | Lezioni individuali | Una corsia e nessuno con cui confrontarsi. | individual*, privat*, singol*
service | Ginnastica in acqua | Dove si tocca, leggera per ginocchia e schiena. | acquagym, aqua*, ginnastic*, gestant*
line | Uno spavento di anni fa, le orecchie, un dolore: dillo prima della prima volta. | Qui nessuno viene spinto o mandato sotto.
quote | L’acqua regge chi smette di lottare. | Soffia: il resto viene da sé. | Nessuno impara a nuotare di fretta.
title | Dalle bolle alle vasche | Chi impara qui | Prima dove si tocca
contact | Chi vuole nuotare? | Chiedi un posto
action | Chiedere un posto | Trovare un corso
ask | In quante lezioni nuoterà? | Ogni bambino è diverso, e andare in piscina con voi abbrevia. Dopo le prime lezioni si può dire di più.
ask | I genitori restano? | All’inizio, in vista. Molti bambini ascoltano meglio quando siete dietro il vetro.
ask | Che cosa si porta? | Un costume che sta fermo, asciugamano, acqua e, se serve, occhialini. I braccioli restano a casa.
ask | Piange prima di ogni lezione. Smettiamo? | Prima avvisa. Spesso basta un passo più piccolo o un altro orario, a volte qualche mese.
ask | È tardi per me? | No. Un adulto ci mette di più a fidarsi dell’acqua e di meno a trovare i movimenti.
`,
  german: `
headlines | Schwimmunterricht in {place} | Erst muss das Wasser tragen | Von der Leiter ins Tiefe | Blubbern, dann Bahnen | Keine Angst mehr vor Wasser
introduction | {name} bringt in {place} Schwimmen bei: {services}. Schreiben Sie, wer lernen will, wie alt, und wie es mit dem Wasser steht.
introduction | Vor jedem Zug kommt das Stillliegen. {name} in {place} wartet, bis das Wasser trägt.
introduction | Manche waren nie drin, manche einmal zu tief. {name} in {place} beginnt, wo man stehen kann.
service | Anfängerkurse für Kinder | Leiter, Blubbern, Gleiten, dann die ersten Meter bis zur Hand. | kind*, anfanger*, seepferdchen*, anfangerschwimm*
service | Babys mit Eltern | Warmes Wasser, Lieder und Ihr Arm. | baby*, saugling*, kleinkind*, eltern*
service | Erwachsene von Anfang an | Im eigenen Tempo und ohne Zuschauer. Unter Wasser ausatmen ist die halbe Arbeit. | erwachsen*, senior*, nichtschwimmer*
service | Angst vor Wasser | Ein Schritt, wieder hinaus, derselbe Schritt noch einmal. Sie sagen, wann es weitergeht. | angst*, aqua-phobie*, panik*, wasserangst*
service | Technik und Kraulen | Kraul, der nicht außer Atem bringt, Brust, die den Nacken schont. | technik*, kraul*, brust*, rucken*, schwimmstil*, delfin*
service | Einzelunterricht | Eine Bahn und niemand zum Vergleichen. | einzel*, privat*
service | Gymnastik im Wasser | Wo man stehen kann, freundlich zu Knien und Rücken. | aqua*, wassergymnastik*
line | Ein alter Schreck, die Ohren, eine Verletzung: Sagen Sie es vor dem ersten Mal. | Hier wird niemand geschubst oder untergetaucht.
quote | Das Wasser trägt, wer nicht mehr kämpft. | Ausatmen. Der Rest kommt. | In Eile lernt niemand schwimmen.
title | Vom Blubbern bis zur Bahn | Wer hier lernt | Zuerst, wo man stehen kann
contact | Wer will schwimmen? | Platz anfragen
action | Platz anfragen | Schwimmkurs finden
ask | Nach wie vielen Stunden kann mein Kind schwimmen? | Das ist verschieden, und Badetage mit Ihnen verkürzen es. Nach den ersten Stunden lässt sich mehr sagen.
ask | Bleiben Eltern am Becken? | Anfangs in Sichtweite. Viele Kinder hören besser zu, wenn Sie hinter der Scheibe sind.
ask | Was bringen wir mit? | Einen Badeanzug oder eine Hose, die sitzt, Handtuch, etwas zu trinken, bei Bedarf eine Brille. Schwimmflügel bleiben zu Hause.
ask | Es weint vor jeder Stunde. Aufhören? | Sagen Sie zuerst Bescheid. Oft hilft ein kleinerer Schritt oder eine andere Uhrzeit, manchmal ein paar Monate.
ask | Bin ich zu alt, um es zu lernen? | Nein. Erwachsene brauchen länger, dem Wasser zu trauen, und kürzer für die Bewegungen.
`,
  japanese: `
headlines | {place}のスイミングスクール | まず、水に浮くところから | 顔をつけて、息を吐く | 浅いところから深いところへ | 水がこわくなくなる日
introduction | {name}は{place}で、{services}を教えています。習う方の年齢と、水に慣れているかをお聞かせください。
introduction | 泳ぐ前に、力を抜いて浮くこと。{name}は、水が支えてくれるまで待ちます。
introduction | 入ったことがない方も、おぼれかけた方も。{name}では、足のつくところから始めます。
service | 子どものはじめて | 階段、ぶくぶく、浮く。それから手の届く先まで。 | 子ども, こども, 児童, 幼児, 初心者
service | 親子で水慣れ | ぬるめの水と歌、おうちの方の腕の中で。 | ベビー, 赤ちゃん, 親子
service | 大人の初心者 | ご自分の速さで。水の中で息を吐けば、半分はできています。 | 大人, 成人, シニア
service | 水への苦手 | 一歩入って、出て、また同じ一歩。進む合図はご本人から。 | 苦手, こわい, 怖い, 恐怖
service | 四泳法とフォーム | 息の上がらないクロール、首を傷めない平泳ぎ。 | クロール, 平泳ぎ, 背泳ぎ, バタフライ, フォーム, 泳法
service | 個人レッスン | 一つのコースで、誰とも比べずに。 | 個人, マンツーマン, プライベート
service | 水中運動 | 足のつく深さで、ひざや腰にやさしく。 | 水中, アクア, ウォーキング
line | こわい思いをした、耳が弱い、けががある。はじめにお知らせください。 | 押したり、沈めたりはしません。
quote | 力を抜いた人を、水は支えます。 | 息を吐けば、あとはついてきます。 | 急いで泳げるようになる人はいません。
title | ぶくぶくから泳ぎきるまで | 習う人に合わせて | まずは足のつくところで
contact | 泳ぎたいのは誰ですか | 空きを問い合わせる
action | 空きを問い合わせる | 体験を申し込む
ask | 何回で泳げるようになりますか。 | お子さんによって違い、間にご家族と水に入ると早くなります。はじめの数回でもう少しお伝えできます。
ask | 親はそばにいたほうがよいですか。 | はじめは見えるところに。ガラスの向こうからのほうが集中する子も多くいます。
ask | 持ち物は何ですか。 | 水着、帽子、タオル、飲み物、必要ならゴーグルです。浮き輪は要りません。
ask | 毎回泣きます。やめたほうがよいですか。 | まずご相談ください。一歩を小さくする、時間帯を変える、数か月あける。方法はあります。
ask | 大人からでも間に合いますか。 | 間に合います。水を信じるまでに少し時間がかかり、動きは早く覚えます。
`,
  Korean: `
headlines | {place} 수영 강습 | 먼저 물에 떠 봅니다 | 얼굴을 담그고 숨 내쉬기 | 얕은 곳에서 깊은 곳으로 | 물이 무섭지 않은 날
introduction | {name}입니다. {place}에서 {services} 등을 가르칩니다. 배울 분의 나이와 물에 익숙한지를 알려 주세요.
introduction | 팔을 젓기 전에 힘을 빼고 뜨는 것부터. {place}의 {name}에서는 물이 받쳐 줄 때까지 기다립니다.
introduction | 들어가 본 적이 없는 분도, 한번 빠졌던 분도. {name}에서는 발이 닿는 곳에서 시작합니다.
service | 어린이 처음 수영 | 계단, 물거품, 뜨기, 그리고 내민 손까지 몇 미터. | 어린이, 아이, 초등, 유아, 초급
service | 아기와 부모 | 따뜻한 물과 노래, 부모의 품 안에서. | 아기, 베이비, 부모
service | 성인 초보 | 자기 속도로. 물속에서 숨을 내쉬면 반은 된 것입니다. | 성인, 초보, 어른, 시니어
service | 물 공포 | 한 걸음 들어갔다 나오고 다시 같은 걸음. 나아갈 때는 본인이 정합니다. | 공포, 무서, 물 공포
service | 영법과 자세 | 숨차지 않는 자유형, 목이 편한 평영. | 자유형, 평영, 배영, 접영, 영법, 교정, 자세
service | 개인 강습 | 레인 하나에 비교할 사람 없이. | 개인, 일대일, 1:1
service | 물속 운동 | 발이 닿는 깊이에서 무릎과 허리에 부드럽게. | 아쿠아, 아쿠아로빅, 물속
line | 놀란 기억, 귀, 다친 곳이 있으면 첫날 전에 말씀해 주세요. | 밀거나 물에 담그는 일은 없습니다.
quote | 물은 힘을 뺀 사람을 받쳐 줍니다. | 숨을 내쉬면 나머지는 따라옵니다. | 서둘러 수영을 배우는 사람은 없습니다.
title | 물거품에서 한 바퀴까지 | 배우는 사람에 맞춰 | 먼저 발이 닿는 곳에서
contact | 누가 배우나요? | 자리 문의
action | 자리 문의하기 | 수영반 찾기
ask | 몇 번 배우면 수영하나요? | 아이마다 다르고, 사이사이 가족과 물에 가면 빨라집니다. 첫 몇 번 뒤에 더 말씀드릴 수 있습니다.
ask | 부모가 옆에 있어도 되나요? | 처음에는 보이는 곳에요. 유리 너머에 계실 때 더 잘 듣는 아이도 많습니다.
ask | 무엇을 챙기나요? | 수영복, 수영모, 수건, 물, 필요하면 물안경. 튜브는 두고 오세요.
ask | 매번 우는데 그만둘까요? | 먼저 말씀해 주세요. 더 작은 걸음이나 다른 시간대로 풀리기도 하고, 몇 달 쉬는 것이 나을 때도 있습니다.
ask | 어른도 배울 수 있나요? | 그럼요. 물을 믿는 데는 더 걸리고 동작은 더 빨리 익힙니다.
`,
}
