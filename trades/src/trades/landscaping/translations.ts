import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Jardines en {place} | Un jardín para estar fuera | Plantado, segado y podado
introduction | {name} hace y cuida jardines en {place}: {services}. Primero lo recorremos contigo.
introduction | No todo tiene que acabarse este año. {name}, en {place}, hace jardines por etapas.
service | Diseño | Dónde te sientas, por dónde pasas, qué ves: primero en papel. | diseno*, proyecto*
service | Plantación | Plantas que se llevan bien con tu suelo y tu luz. | planta*, flor*
service | Césped | Segado, aireado y resembrado donde estaba la portería. | cesped*, segar*
service | Setos y poda | Cortados cuando los pájaros ya han volado. | seto*, poda*, podar
service | Árboles | Aclarados, sujetos o plantados. | arbol*, frutal*
service | Caminos y muros | Piedra sobre una base que no se mueve. | camino*, muro*, piedra*, terraza*
line | Una foto desde la ventana nos dice mucho. | Pregunta en invierno y habrá sitio en primavera.
title | Lo que plantamos y hacemos | Alrededor de la casa | Todo el año
contact | Describe tu jardín | Pide una visita
action | Describir mi jardín | Pedir una visita
ask | ¿Cuándo conviene plantar? | Mucho en otoño, algo en primavera. Te lo decimos planta por planta.
ask | ¿Os lleváis los restos? | Si quieres, sí. A veces sirven mejor en el propio jardín.
ask | ¿Cuánto trabajo dará después? | El que tú quieras. Dilo antes y lo pensamos así.
ask | ¿Hacéis jardines pequeños? | Sí, y también patios y terrazas.
`,
  french: `
headlines | Jardins à {place} | Un jardin pour vivre dehors | Planté, tondu, taillé
introduction | {name} crée et soigne des jardins à {place} : {services}. Nous commençons par le parcourir avec vous.
introduction | Tout n’a pas à être fini cette année. {name}, à {place}, fait des jardins par étapes.
service | Plan du jardin | Où l’on s’assied, où l’on passe, ce qu’on voit : d’abord sur papier. | plan*, conception*, creation*
service | Plantations | Des plantes qui s’entendent avec votre sol et votre lumière. | plant*, massif*, fleur*
service | Pelouse | Tondue, aérée, ressemée là où était le but. | pelouse*, gazon*, tonte*
service | Haies et taille | Coupées quand les oiseaux sont partis. | haie*, taille*
service | Arbres | Éclaircis, tenus ou plantés. | arbre*, elagage*, fruitier*
service | Allées et murets | De la pierre sur un fond qui ne bouge pas. | allee*, mur*, terrasse*, pierre*
line | Une photo depuis la fenêtre nous en dit long. | Demandez en hiver, il y aura de la place au printemps.
title | Ce que nous plantons et bâtissons | Autour de la maison | Toute l’année
contact | Décrire le jardin | Demander une visite
action | Décrire mon jardin | Demander une visite
ask | Quand faut-il planter ? | Beaucoup en automne, un peu au printemps. Nous le disons plante par plante.
ask | Emportez-vous les déchets ? | Si vous voulez. Parfois ils servent mieux sur place.
ask | Combien de travail ensuite ? | Autant que vous voulez. Dites-le avant, nous y pensons.
ask | Faites-vous les petits jardins ? | Oui, et aussi les cours et les terrasses.
`,
  italian: `
headlines | Giardini a {place} | Un giardino per stare fuori | Piantato, falciato, potato
introduction | {name} fa e cura giardini a {place}: {services}. Prima lo percorriamo con te.
introduction | Non tutto deve finire quest’anno. {name}, a {place}, fa giardini per tappe.
service | Progetto | Dove ti siedi, dove passi, che cosa vedi: prima sulla carta. | progett*, disegn*
service | Piantagioni | Piante che vanno d’accordo con la tua terra e la tua luce. | piant*, fior*
service | Prato | Falciato, arieggiato e riseminato dove c’era la porta. | prat*
service | Siepi e potature | Tagliate quando gli uccelli sono andati. | siep*, potatur*
service | Alberi | Diradati, legati o piantati. | alber*, frutt*
service | Vialetti e muri | Pietra su un fondo che non si muove. | vialett*, mur*, pietr*, terrazz*
line | Una foto dalla finestra ci dice molto. | Chiedi d’inverno, ci sarà posto in primavera.
title | Che cosa piantiamo e facciamo | Intorno alla casa | Tutto l’anno
contact | Descrivi il giardino | Chiedi una visita
action | Descrivere il giardino | Chiedere una visita
ask | Quando conviene piantare? | Molto in autunno, qualcosa in primavera. Lo diciamo pianta per pianta.
ask | Portate via gli scarti? | Se vuoi. A volte servono meglio nel giardino stesso.
ask | Quanto lavoro darà poi? | Quanto vuoi tu. Dillo prima e lo pensiamo così.
ask | Fate anche giardini piccoli? | Sì, e anche cortili e terrazzi.
`,
  german: `
headlines | Gärten in {place} | Ein Garten zum Draußensein | Gepflanzt, gemäht, geschnitten
introduction | {name} legt in {place} Gärten an und pflegt sie: {services}. Wir gehen zuerst mit Ihnen hindurch.
introduction | Nicht alles muss dieses Jahr fertig werden. {name} in {place} baut Gärten in Schritten.
service | Gartenplanung | Wo Sie sitzen, wo Sie gehen, was Sie sehen: erst gezeichnet, dann gegraben. | planung*, gestalt*, entwurf*
service | Bepflanzung | Pflanzen, die mit Ihrem Boden und Ihrem Licht zurechtkommen. | pflanz*, beet*, staude*
service | Rasen | Gemäht, gelüftet und neu gesät, wo das Tor stand. | rasen*, mah*
service | Hecken und Sträucher | Geschnitten, wenn die Vögel ausgeflogen sind. | hecke*, strauch*, schnitt*
service | Bäume | Ausgelichtet, gestützt oder gepflanzt. | baum*, obstbaum*
service | Wege und Mauern | Stein auf einem Grund, der sich nicht bewegt. | weg, wege, mauer*, pflaster*, terrasse*, stein*
line | Ein Foto vom Fenster aus sagt uns viel. | Fragen Sie im Winter, dann ist im Frühjahr Platz.
title | Was wir pflanzen und bauen | Rund ums Haus | Übers ganze Jahr
contact | Garten beschreiben | Besuch anfragen
action | Garten beschreiben | Besuch anfragen
ask | Wann ist die beste Zeit zum Pflanzen? | Für vieles der Herbst, für manches das Frühjahr. Wir sagen es Pflanze für Pflanze.
ask | Nehmen Sie den Schnitt mit? | Auf Wunsch. Manches ist als Mulch im Garten besser aufgehoben.
ask | Wie viel Arbeit macht der Garten danach? | So viel, wie Sie möchten. Sagen Sie es vorher, dann planen wir danach.
ask | Arbeiten Sie auch in kleinen Gärten? | Ja, auch auf Terrassen und in Höfen.
`,
  japanese: `
headlines | {place}の庭づくり | 外で過ごしたくなる庭 | 植える、刈る、整える
introduction | {name}は{place}で庭をつくり、手入れをしています。まず一緒に歩いて見せてください。
introduction | 一年で終わらせなくても大丈夫です。{name}は、少しずつ庭をつくります。
service | 庭の設計 | 座る場所、歩く道、見える景色。まず紙の上で。 | 設計, デザイン
service | 植え込み | その土と光に合う草木を。 | 植え, 花
service | 芝 | 刈って、空気を入れて、薄いところに種を。 | 芝
service | 生け垣と剪定 | 鳥が巣立ってから切ります。 | 剪定, 生け垣, 刈り込み
service | 庭木 | 透かす、支える、植える。 | 庭木, 樹木, 伐採
service | 石と小道 | 動かない下地の上に。 | 石, 小道, 敷石, 砂利
line | 窓からの写真が一枚あると、よく分かります。 | 冬のうちにご相談いただくと、春に間に合います。
title | 植えるもの、つくるもの | 家のまわり | 一年を通して
contact | 庭のようすを伝える | 訪問を頼む
action | 庭のようすを伝える | 訪問を相談する
ask | 植えるのはいつがよいですか。 | 秋がよいもの、春がよいものがあります。一つずつお伝えします。
ask | 切った枝は持ち帰ってもらえますか。 | ご希望なら。庭で生かせるものもあります。
ask | 手入れは大変ですか。 | かけられる時間を先に教えてください。それに合わせてつくります。
ask | 小さな庭でもお願いできますか。 | はい。中庭やベランダも伺います。
`,
  Korean: `
headlines | {place} 정원 관리 | 밖에 있고 싶은 정원 | 심고, 깎고, 다듬고
introduction | {name}입니다. {place}에서 정원을 만들고 돌봅니다. 먼저 함께 걸어 봅니다.
introduction | 올해 다 끝내지 않아도 됩니다. 정원을 차례로 만듭니다.
service | 설계 | 앉을 곳, 지나갈 곳, 보이는 것. 먼저 종이 위에. | 설계, 디자인
service | 심기 | 그 흙과 빛에 맞는 식물로. | 심기, 식재, 꽃
service | 잔디 | 깎고, 바람을 넣고, 빈 곳에 씨를 뿌립니다. | 잔디
service | 가지치기 | 새가 떠난 뒤에 자릅니다. | 가지치기, 전지, 울타리
service | 나무 | 솎고, 받치고, 심습니다. | 나무, 수목
service | 길과 돌담 | 움직이지 않는 바닥 위에. | 돌담, 석재, 산책로
line | 창에서 찍은 사진 한 장이면 많은 것을 알 수 있습니다. | 겨울에 물어보시면 봄에 자리가 있습니다.
title | 심고 만드는 것 | 집 둘레 | 한 해 내내
contact | 정원 설명하기 | 방문 요청
action | 정원 설명하기 | 방문 요청하기
ask | 언제 심는 것이 좋은가요? | 많은 것은 가을에, 몇 가지는 봄에. 하나씩 말씀드립니다.
ask | 자른 가지를 가져가나요? | 원하시면 가져갑니다. 정원에 쓰는 편이 나을 때도 있습니다.
ask | 손이 많이 가나요? | 쓸 수 있는 시간을 먼저 알려 주세요. 거기에 맞춥니다.
ask | 작은 정원도 하나요? | 네, 마당과 베란다도 합니다.
`,
}
