import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Deshollinador en {place} | Fuera hollín, la alfombra limpia | Limpia antes del primer fuego | Que la chimenea vuelva a tirar | Lo que arde deja rastro
introduction | {name} limpia y revisa chimeneas en {place}: {services}. Di qué quemas, en qué y cuándo se limpió.
introduction | Humo en el salón, pájaros en el sombrerete, olor a alquitrán en verano: {name}, en {place}, busca dónde se atasca el tiro.
introduction | Sale hollín, sale creosota y a veces un nido. {name}, en {place}, tapa antes el suelo y enseña lo que ha caído.
service | Chimeneas abiertas | Del hogar al sombrerete, con la boca tapada antes de la primera varilla. | chimenea*, hogar, abierta*
service | Estufas de leña e insertables | Deflector fuera, tubo y cámara limpios, juntas a la vista. | estufa*, lena, insertable*, cassette*
service | Estufas de pellets | Intercambiador, cenicero y salida de humos, y el tubo hasta arriba. | pellet*, biomasa
service | Calderas y salidas de humo | Menos hollín que la leña y la misma falta de salida libre. | caldera*, humo*, gasoil, salida*
service | Creosota | Dura y brillante: se suelta a máquina donde el cepillo solo la pule. | creosota, alquitran, fresado
service | Nidos y sombreretes | Se retira el nido cuando han volado y se pone una malla. | nido*, sombrerete*, malla*, pajaro*
service | Cámara y prueba de humo | Antes de encender en una casa que no conoces, por ejemplo. | camara*, prueba*, revision*, inspeccion*
line | Deja apagar el fuego el día antes: caliente no se limpia. | Vacía la repisa; el resto se cubre.
quote | La leña seca es media limpieza. | Primero la sábana, luego el cepillo. | El humo quiere salir; que le cueste poco.
title | Del hogar al tejado | Tubos, estufas, sombreretes | Limpio, probado y por escrito
contact | ¿Qué quemas? | Pide que la limpien
action | Pedir limpieza | Contar cómo tira
ask | ¿Cada cuánto se limpia? | Una vez al año por lo menos, y más si se quema leña a diario. Si lo fija el seguro o la norma, eso manda.
ask | ¿Se mancha el salón? | Apenas: se sella la boca, se cubre el suelo y aspira una máquina mientras sube el cepillo.
ask | ¿Cuánto se tarda en deshollinar? | Un conducto, por lo general menos de una hora. Un nido o creosota dura piden más y se avisa al verlo.
ask | ¿Cuál es el mejor momento? | En primavera tras el último fuego, o a finales de verano antes que los demás.
ask | ¿Por qué huele en verano? | El aire húmedo baja por un tubo sucio. La limpieza ayuda, y a veces un sombrerete.
`,
  french: `
headlines | Ramonage à {place} | La suie part, le tapis reste | Ramonée avant le premier feu | Un conduit qui tire à nouveau | Ce qui brûle laisse une trace
introduction | {name} ramone et contrôle les conduits à {place} : {services}. Dites ce que vous brûlez, dans quoi, et la date du dernier passage.
introduction | De la fumée au salon, des oiseaux sous le chapeau, une odeur de bistre en été : {name}, à {place}, cherche où le tirage se perd.
introduction | Il tombe de la suie, du bistre, parfois un nid. {name}, à {place}, couvre d’abord le sol et montre ce qui est tombé.
service | Cheminées ouvertes | Du foyer au chapeau, l’ouverture fermée avant la première canne. | cheminee*, foyer*, ouverte*
service | Poêles et inserts à bois | Déflecteur sorti, conduit et chambre brossés, joints regardés. | poele*, insert*, bois
service | Poêles à granulés | Échangeur, cendrier, extraction, et le conduit jusqu’en haut. | granule*, pellet*
service | Chaudières fioul et gaz | Moins de suie que le bois, autant besoin d’une sortie libre. | chaudiere*, fioul, gaz
service | Débistrage | Le bistre dur se décolle à la machine, là où le hérisson le polit. | debistr*, bistre, goudron*
service | Nids et chapeaux | Le nid part quand les oiseaux sont envolés, puis une grille le remplace. | nid, nids, chapeau*, grille*, oiseau*
service | Caméra et essai de fumée | Avant d’allumer dans une maison que vous ne connaissez pas, par exemple. | camera*, fumigene*, inspection*, controle*, tubage*
line | Laissez éteindre la veille : un conduit chaud ne se ramone pas. | Videz le manteau de la cheminée, le reste est couvert.
quote | Du bois sec, c’est la moitié du ramonage. | La bâche d’abord, le hérisson ensuite. | La fumée veut sortir. Aidez-la.
title | Du foyer au toit | Conduits, poêles, chapeaux | Ramoné, vérifié, écrit
contact | Que brûlez-vous ? | Demander un ramonage
action | Demander un ramonage | Dire comment ça tire
ask | Tous les combien faut-il ramoner ? | Une fois par an au moins, davantage si l’on brûle du bois chaque jour. Le règlement local ou l’assurance peut demander plus.
ask | Y aura-t-il de la suie dans la pièce ? | À peine : l’ouverture est fermée, le sol couvert, un aspirateur tourne pendant le brossage.
ask | Combien de temps dure un ramonage ? | Moins d’une heure le plus souvent pour un conduit. Un nid ou du bistre dur demandent plus, et vous l’apprenez aussitôt.
ask | Reçoit-on un certificat ? | Oui, à garder pour l’assurance : ce qui a été ramoné et ce qui a été vu.
ask | Pourquoi cela sent-il en été ? | L’air humide descend par un conduit sale. Le ramonage aide, un chapeau parfois.
`,
  italian: `
headlines | Spazzacamino a {place} | Via la fuliggine, il tappeto resta | Pulita prima del primo fuoco | Una canna che tira di nuovo | Quel che brucia lascia traccia
introduction | {name} pulisce e controlla camini a {place}: {services}. Di’ che cosa bruci, in che cosa e quando fu pulito.
introduction | Fumo in sala, uccelli nel comignolo, odore di catrame d’estate: {name}, a {place}, cerca dove si ferma il tiraggio.
introduction | Scende fuliggine, scende catrame, a volte un nido. {name}, a {place}, copre prima il pavimento e mostra che cosa è caduto.
service | Camini aperti | Dal focolare al comignolo, con la bocca chiusa prima della prima asta. | camin*, focolar*, apert*
service | Stufe a legna e inserti | Deflettore fuori, canna e camera spazzolate, guarnizioni guardate. | stuf*, legna, insert*, cucina economica
service | Stufe a pellet | Scambiatore, cenere, scarico fumi, e la canna fino in cima. | pellet
service | Caldaie e canne fumarie | Meno fuliggine della legna e lo stesso bisogno di un’uscita libera. | caldai*, canna fumari*, canne, gasolio
service | Catrame e creosoto | Duro e lucido: si stacca a macchina dove la spazzola lo lucida soltanto. | catram*, creosot*, fresa*
service | Nidi e comignoli | Il nido si toglie quando sono volati, poi una rete li tiene fuori. | nid*, comignol*, ret*, uccell*
service | Videoispezione e prova fumo | Prima di accendere in una casa che non conosci, per esempio. | videoispezion*, prova*, ispezion*, controll*
line | Lascia spegnere il giorno prima: calda non si pulisce. | Libera la mensola, il resto si copre.
quote | La legna secca è mezza pulizia. | Prima il telo, poi la spazzola. | Il fumo vuole uscire: che gli sia facile.
title | Dal focolare al tetto | Canne, stufe, comignoli | Pulito, provato, scritto
contact | Che cosa bruci? | Chiedi la pulizia
action | Chiedere la pulizia | Dire come tira
ask | Ogni quanto si pulisce? | Almeno una volta l’anno, di più se la legna brucia ogni giorno. Se lo dicono norma o assicurazione, vale quello.
ask | Si sporca la stanza? | Appena: la bocca è chiusa, il pavimento coperto, e un aspiratore gira mentre sale la spazzola.
ask | Quanto dura la pulizia di una canna? | Per una canna di solito meno di un’ora. Un nido o catrame duro chiedono di più, e lo si dice appena si vede.
ask | Qual è il periodo migliore? | In primavera dopo l’ultimo fuoco, o a fine estate prima degli altri.
ask | Perché d’estate puzza? | L’aria umida scende da una canna sporca. La pulizia aiuta, a volte anche un comignolo.
`,
  german: `
headlines | Schornsteinfeger in {place} | Ruß weg, Teppich sauber | Gekehrt vor dem ersten Feuer | Ein Kamin, der wieder zieht | Was brennt, hinterlässt Spuren
introduction | {name} kehrt und prüft Schornsteine in {place}: {services}. Schreiben Sie, was Sie verbrennen, worin und wann zuletzt gekehrt wurde.
introduction | Rauch im Zimmer, Vögel im Schacht, Teergeruch im Sommer: {name} in {place} sucht, wo der Zug stecken bleibt.
introduction | Heraus kommen Ruß, Glanzruß und manchmal ein Nest. {name} in {place} deckt zuerst den Boden ab und zeigt, was heruntergekommen ist.
service | Kehren | Vom Feuerraum bis zur Mündung, mit abgedichteter Öffnung vor dem ersten Stoß. | kehr*, schornstein*, kamin*, fegen
service | Kamin- und Kachelöfen | Umlenkplatte heraus, Züge und Rohr gereinigt, Dichtungen angesehen. | kaminofen*, kachelofen*, ofen, ofenrohr*, pelletofen*
service | Heizung: messen und überprüfen | Abgaswege frei, Werte gemessen und auf Papier. | heizung*, messung*, abgas*, gas, ol, feuerstatt*
service | Glanzruß | Hart und brennbar. Gelöst, bevor er sich selbst entzündet. | glanzruss*, teer*, ausbrenn*
service | Nester und Abdeckungen | Das Nest kommt heraus, wenn die Vögel fort sind, danach hält ein Gitter. | nest*, dohle*, gitter*, abdeckung*, haube*
service | Beratung vor dem Ofenkauf | Ob der Schornstein zum Ofen passt, bevor der Ofen im Wohnzimmer steht. | beratung*, ofenkauf*, neuer ofen, abnahme*
service | Kamera und Dichtheit | Ein Blick in den Zug, zum Beispiel in einem Haus, das Sie noch nicht kennen. | kamera*, dichtheit*, prufung*, rauchprobe*
line | Lassen Sie das Feuer am Vortag ausgehen. Warm wird nicht gekehrt. | Räumen Sie den Sims frei, der Rest wird abgedeckt.
quote | Trockenes Holz ist halb gekehrt. | Erst das Tuch, dann der Besen. | Rauch will hinaus. Machen Sie es ihm leicht.
title | Vom Feuerraum bis zum First | Züge, Öfen, Mündungen | Gekehrt, gemessen, aufgeschrieben
contact | Was verbrennen Sie? | Kehrtermin anfragen
action | Kehrtermin anfragen | Ofen beschreiben
ask | Wie oft wird gekehrt? | Das richtet sich nach Brennstoff und Nutzung, oft auch nach einem Bescheid. Haben Sie einen, halten Sie ein Foto davon bereit.
ask | Gibt es Schmutz in der Wohnung? | Kaum. Die Öffnung wird abgedichtet, der Boden abgedeckt, und ein Sauger läuft mit.
ask | Wie lange dauert das Kehren? | Ein Zug meist unter einer Stunde. Nest oder Glanzruß brauchen mehr, das erfahren Sie sofort.
ask | Was soll ich vorbereiten? | Kalter Ofen, freier Sims, ein Weg zum Dachboden. Tiere warten besser nebenan.
ask | Warum riecht es im Sommer? | Feuchte Luft drückt durch einen verrußten Zug herunter. Kehren hilft, manchmal auch eine Haube.
`,
  japanese: `
headlines | {place}の煙突掃除 | すすは外へ、床はそのまま | 最初の火の前に | よく引く煙突に戻します | 燃やせば、跡が残ります
introduction | {name}は{place}で、{services}を行っています。何を、どのストーブで燃やすか、前回の掃除の時期をお知らせください。
introduction | 部屋に煙が戻る、鳥が入る、夏にすす臭い。{name}が、どこで詰まっているかを確かめます。
introduction | 出てくるのは、すすとタール、ときには鳥の巣。{name}は先に床を覆い、落ちてきたものをお見せします。
service | 薪ストーブの煙突 | 口をふさいでからブラシを入れ、上から下まで払います。 | 薪ストーブ, 煙突, ストーブ
service | ストーブ本体 | バッフルを外し、灰を出し、ガスケットを見ます。 | 本体, バッフル, ガスケット, 分解
service | ペレットストーブ | 熱交換器と排気の道を、煙突の先まで。 | ペレット
service | 暖炉 | 炉の中から煙突の出口まで。 | 暖炉
service | タールの除去 | 固く光るものは、ブラシではなく機械で落とします。 | タール, クレオソート
service | 鳥の巣と煙突の帽子 | 巣立ったあとに取り除き、網を付けます。 | 鳥, 巣, 笠, トップ, 網
service | 点検 | 初めての家で火を入れる前に、内側を見ます。 | 点検, カメラ, 検査
line | 前の日に火を消しておいてください。熱いうちは掃除できません。 | まわりの物だけお片づけを。あとは覆います。
quote | 乾いた薪は、掃除の半分です。 | 先に布を敷き、それからブラシ。 | 煙は外へ出たがっています。
title | 炉から屋根の上まで | 煙突、ストーブ、笠 | 払い、確かめ、書き残す
contact | 何を燃やしていますか | 煙突掃除を頼む
action | 煙突掃除を頼む | ストーブのことを伝える
ask | どのくらいの間隔で掃除しますか。 | 少なくとも年に一度、毎日薪を焚くならもう少し。冬の前がおすすめです。
ask | 部屋は汚れますか。 | ほとんど汚れません。口をふさぎ、床を覆い、吸い取りながら進めます。
ask | 掃除はどのくらいかかりますか。 | 一本なら一時間前後。巣や固いタールがあれば延び、見つけたときにお伝えします。
ask | いつ頼むのがよいですか。 | 焚き終わった春か、混み合う前の夏の終わりに。
ask | 夏に臭うのはなぜですか。 | 湿った空気が、すすの残る煙突を下りてくるためです。掃除で軽くなります。
`,
  Korean: `
headlines | {place} 굴뚝 청소 | 그을음은 밖으로, 바닥은 그대로 | 첫 불을 피우기 전에 | 다시 잘 빨아들이는 굴뚝 | 타고 나면 자국이 남습니다
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 무엇을 어디에 때는지, 마지막 청소가 언제였는지 알려 주세요.
introduction | 방으로 연기가 돌아오고, 새가 들어가고, 여름에 그을음 냄새가 나고. {place}의 {name}에서 어디서 막혔는지 봅니다.
introduction | 나오는 것은 그을음과 타르, 때로는 새 둥지. {name}에서는 먼저 바닥을 덮고 무엇이 떨어졌는지 보여 드립니다.
service | 화목난로 연통 | 입구를 막고 솔을 넣어 위에서 아래까지 텁니다. | 화목난로, 연통, 난로
service | 난로 본체 | 배플을 빼고 재를 치우고 패킹을 살핍니다. | 본체, 배플, 패킹, 분해
service | 펠릿난로와 보일러 | 열교환기와 배기길, 연통 끝까지. | 펠릿, 화목보일러, 보일러
service | 벽난로 | 화실에서 굴뚝 끝까지. | 벽난로, 페치카
service | 타르 제거 | 딱딱하고 번들거리는 것은 솔 말고 기계로. | 타르, 크레오소트
service | 새 둥지와 연통 갓 | 새가 떠난 뒤 걷어 내고 망을 답니다. | 둥지, 새, 갓, 망
service | 아궁이와 구들 | 연기가 방으로 새는 곳을 찾습니다. | 아궁이, 구들, 온돌
line | 전날 불을 꺼 두세요. 뜨거우면 청소할 수 없습니다. | 깨질 것만 치워 주세요. 나머지는 덮습니다.
quote | 마른 장작이 청소의 반입니다. | 먼저 천을 깔고, 그다음 솔. | 연기는 밖으로 나가고 싶어 합니다.
title | 화실에서 지붕까지 | 연통, 난로, 갓 | 털고, 살피고, 적기
contact | 무엇을 때나요? | 굴뚝 청소 요청
action | 굴뚝 청소 요청하기 | 난로 상태 알리기
ask | 얼마나 자주 청소하나요? | 적어도 한 해 한 번, 날마다 때면 더 자주. 겨울 전이 좋습니다.
ask | 방이 더러워지나요? | 거의 아닙니다. 입구를 막고 바닥을 덮고 빨아들이며 합니다.
ask | 연통 하나에 얼마나 걸리나요? | 연통 하나에 한 시간 안팎. 둥지나 굳은 타르가 있으면 더 걸리고, 보이는 대로 말씀드립니다.
ask | 언제 부르는 게 좋나요? | 불을 다 땐 봄이나, 붐비기 전 늦여름이요.
ask | 여름에 왜 냄새가 나나요? | 습한 공기가 그을음 낀 연통으로 내려오기 때문입니다. 청소하면 나아집니다.
`,
}
