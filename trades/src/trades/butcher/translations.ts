import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Carnicería en {place} | Cortada como la vas a guisar | El cuchillo, delante de ti | Di el plato, sale el corte | Para el puchero y la brasa
introduction | {name} corta y prepara carne en {place}: {services}. Di qué vas a cocinar y para cuántos.
introduction | Tú traes la receta y {name}, en {place}, busca la pieza. Deshuesada, atada o picada mientras esperas.
introduction | No todo pide solomillo. {name}, en {place}, dice qué corte más humilde queda mejor.
service | Filetes y chuletas | Del grosor que pide tu sartén, con grasa o sin ella. | filete*, chuleta*, entrecot*, solomillo*, ternera, cerdo
service | Piezas para asar | Deshuesadas y atadas, con el tiempo de horno dicho en el mostrador. | asar, asado*, redondo, paletilla*, cordero, lechal, cochinillo
service | Picada y para guisar | Se pica la pieza que señalas; los dados, del tamaño de tu olla. | picada, guis*, estofad*, morcillo, carrillera*
service | Pollo y aves | Entero, abierto o a cuartos, con los menudos aparte si los quieres. | pollo*, ave, aves, pavo, conejo
service | Embutido y fiambre | Cortado fino o en taco, y la punta para el cocido. | embutid*, fiambre*, chorizo*, jamon*, morcilla*, salchich*
service | Para la barbacoa | Pinchos, panceta y secreto, envueltos en el orden en que van a la brasa. | barbacoa*, brasa*, parrilla*, pincho*, panceta, secreto
service | Huesos para caldo | Serrados para que quepan en la olla. | hueso*, caldo*, cocido, casqueria, higado
line | Grueso, fino, con hueso o sin él: se corta como digas. | Si no ves una pieza, pregunta; en la cámara hay más.
quote | Di el guiso, que el corte sale solo. | Cuchillo afilado y tiempo para contestar. | Lo que se cuece despacio se agradece el domingo.
title | Sobre el tajo | Para sartén, horno y brasa | Pieza por pieza
contact | Encarga tu carne | Pregunta al carnicero
action | Encargar carne | Reservar un asado
ask | ¿Cuánta carne calculo por persona? | Depende de los huesos y de lo que haya al lado. Di quiénes comen y se pesa contigo.
ask | ¿Con cuánto tiempo encargo para Navidad? | En cuanto sepas cuántos sois. La pieza queda apartada a tu nombre.
ask | ¿De dónde viene la carne? | Pregunta por cualquier pieza y te decimos dónde se crió.
ask | ¿Se puede congelar? | Casi toda, el mismo día. Pide raciones planas, que descongelan antes.
ask | Nunca he hecho este corte, ¿es difícil? | Pocas veces. Di qué horno o sartén tienes y te llevas el fuego y los minutos apuntados.
`,
  french: `
headlines | Boucherie à {place} | Coupé comme vous cuisinez | Dites le plat, voici le morceau | Du billot à la cocotte | Le rôti du dimanche
introduction | {name} découpe et prépare la viande à {place} : {services}. Dites ce que vous cuisinez et pour combien.
introduction | Vous avez la recette, {name}, à {place}, trouve le morceau. Désossé, ficelé ou haché devant vous.
introduction | Tout ne demande pas du filet. {name}, à {place}, dit quel morceau modeste fera mieux.
service | Steaks et côtes | À l’épaisseur de votre poêle, avec le gras ou sans. | steak*, cote, cotes, entrecote*, bavette*, onglet*, boeuf, veau
service | Rôtis | Désossés, bardés, ficelés, et le temps de cuisson dit à la caisse. | roti*, gigot*, agneau, epaule*, porc, filet*
service | Haché et à mijoter | Le haché sort du morceau que vous montrez, les dés sont à la taille de la cocotte. | hache*, mijot*, bourguignon, blanquette*, pot-au-feu, daube
service | Volailles | Prêtes à cuire, entières, découpées ou en crapaudine. | volaille*, poulet*, canard*, pintade*, dinde*, lapin*
service | Charcuterie | Tranchée fine ou épaisse, comme vous la mangez. | charcuterie*, jambon*, saucisson*, pate, pates, terrine*, rillette*
service | Pour le barbecue | Brochettes, merguez et travers, rangés dans l’ordre du gril. | barbecue*, brochette*, merguez, saucisse*, gril*, chipolata*
service | Os et abats | Os à moelle sciés pour la marmite, abats à demander la veille. | os, moelle, abat, abats, foie, rognon*, tripe*
line | Épais, fin, avec l’os ou sans : il suffit de le dire. | Un morceau n’est pas en vitrine ? Il est souvent au frais.
quote | Dites le plat, le couteau fait le reste. | Un couteau qui coupe, et le temps de répondre. | Ce qui mijote longtemps se choisit bien.
title | Sur le billot | Pour la poêle, le four et la braise | Morceau par morceau
contact | Commander à l’avance | Demander au boucher
action | Commander à l’avance | Réserver un rôti
ask | Combien de viande par personne ? | Cela dépend des os et de l’accompagnement. Dites qui mange, et nous pesons avec vous.
ask | Quand commander pour les fêtes ? | Dès que vous savez combien vous serez. La pièce est mise de côté à votre nom.
ask | D’où vient la viande ? | Demandez pour chaque morceau : où la bête a été élevée, combien de temps la viande a maturé.
ask | Peut-on la congeler ? | Presque toute, le jour même. Demandez des portions plates, elles décongèlent plus vite.
ask | Je n’ai jamais cuit ce morceau. Est-ce difficile ? | Rarement. Dites quel four ou quelle poêle vous avez, et vous repartez avec le feu et les minutes.
`,
  italian: `
headlines | Macelleria a {place} | Tagliata come la cucini | Di’ il piatto, ecco il taglio | Dal ceppo alla pentola | L’arrosto della domenica
introduction | {name} taglia e prepara la carne a {place}: {services}. Di’ che cosa cucini e per quanti.
introduction | Tu porti la ricetta, {name} a {place} trova il pezzo. Disossato, legato o macinato al momento.
introduction | Non tutto chiede il filetto. {name}, a {place}, dice quale taglio più umile viene meglio.
service | Bistecche e costate | Alte quanto vuole la tua padella, con il grasso o senza. | bistecc*, costat*, fiorentin*, tagliat*, manzo, filett*
service | Arrosti | Disossati e legati, con i tempi di forno detti al banco. | arrost*, agnello, capretto, abbacchio, lonz*, vitello
service | Macinato e spezzatino | Si macina il pezzo che indichi; i dadi sono grandi quanto serve al sugo. | macinat*, spezzatin*, ragu, brasat*, bollit*, ossobuc*
service | Pollame e coniglio | Interi, a pezzi o aperti per la griglia. | pollo, polli, pollame, tacchin*, conigl*, faraon*, anatra
service | Salumi | Affettati sottili, oppure a pezzo per il tagliere. | salum*, prosciutt*, salam*, mortadell*, pancett*, affettat*
service | Pronti da cuocere | Involtini, polpette e arrosti ripieni: a casa resta solo il fuoco. | pront*, involtin*, polpett*, hamburger, spiedin*, ripien*
service | Per la griglia | Costine, salsiccia e pancetta, incartate nell’ordine in cui vanno sulla brace. | grigli*, brace, salsicc*, costin*, barbecue
line | Alta, sottile, con l’osso o senza: basta dirlo. | Un taglio non è in vetrina? Spesso è in cella.
quote | Di’ il piatto: al taglio pensa il coltello. | Un coltello affilato e il tempo per rispondere. | Chi cuoce piano sceglie il pezzo giusto.
title | Sul ceppo | Per padella, forno e brace | Taglio per taglio
contact | Ordina la carne | Chiedi al macellaio
action | Ordinare la carne | Prenotare un arrosto
ask | Quanta carne serve a persona? | Dipende dall’osso e dal contorno. Di’ chi mangia e si pesa insieme.
ask | Quando ordino per le feste? | Appena sai in quanti siete. Il pezzo resta da parte con il tuo nome.
ask | Da dove arriva la carne? | Chiedi di ogni pezzo: te lo diciamo, con l’allevamento e la frollatura.
ask | Si può congelare? | Quasi tutta, il giorno stesso. Chiedi porzioni piatte: scongelano prima.
ask | Non ho mai cotto questo taglio. È difficile? | Di rado. Di’ che forno o padella hai e torni a casa con i minuti scritti.
`,
  german: `
headlines | Metzgerei in {place} | Geschnitten, wie Sie kochen | Gericht nennen, Stück bekommen | Vom Block in den Topf | Der Braten für Sonntag
introduction | {name} in {place} schneidet und bereitet Fleisch vor: {services}. Sagen Sie, was es geben soll und für wie viele.
introduction | Sie bringen das Rezept, {name} in {place} findet das Stück. Ausgelöst, gebunden oder frisch durch den Wolf gedreht.
introduction | Nicht alles braucht Filet. {name} in {place} sagt, welches einfachere Stück besser gerät.
service | Steaks und Koteletts | So dick, wie Ihre Pfanne es mag, mit Fettrand oder ohne. | steak*, kotelett*, rind*, rumpsteak*, filet*, schnitzel*
service | Braten | Ausgelöst, gerollt, gebunden, und die Ofenzeit steht auf dem Papier. | braten*, rollbraten*, lamm*, schulter*, keule*, sauerbraten*
service | Hack und Gulasch | Gehackt wird das Stück, auf das Sie zeigen. | hack*, gehacktes, faschiert*, gulasch*, suppenfleisch*, rouladen*
service | Wurst und Aufschnitt | Am Stück, in Scheiben oder als Platte für Gäste. | wurst*, aufschnitt*, schinken*, leberwurst*, wurstplatte*, bratwurst*
service | Geflügel und Wild | Ganz oder zerlegt. Wild, wenn seine Zeit ist. | geflugel*, huhn*, hahnchen*, ente*, gans*, pute*, wild*, reh*
service | Für den Grill | Spieße, Rippchen und Würste, verpackt in der Reihenfolge der Glut. | grill*, spiess*, rippchen*, mariniert*
service | Warme Theke | Was mittags warm ist, steht auf der Tafel. | mittag*, leberkas*, warme theke, imbiss*, frikadelle*
line | Dick, dünn, mit Knochen oder ohne: ein Wort genügt. | Liegt es nicht in der Theke, fragen Sie. Im Kühlraum hängt mehr.
quote | Nennen Sie das Gericht, das Stück findet sich. | Ein scharfes Messer und Zeit für eine Antwort. | Was lange schmort, will gut gewählt sein.
title | Was auf dem Block liegt | Für Pfanne, Ofen und Glut | Stück für Stück aus der Theke
contact | Fleisch vorbestellen | Den Metzger fragen
action | Fleisch vorbestellen | Braten zurücklegen
ask | Wie viel Fleisch rechnet man pro Person? | Das hängt von Knochen und Beilagen ab. Sagen Sie, wer mitisst, dann wird gemeinsam gewogen.
ask | Wann bestelle ich für die Feiertage? | Sobald Sie wissen, wie viele Sie sind. Das Stück liegt dann mit Ihrem Namen bereit.
ask | Woher kommt das Fleisch? | Fragen Sie nach jedem Stück. Wir sagen, wo das Tier stand und wie lange das Fleisch gereift ist.
ask | Kann ich es einfrieren? | Das meiste, am selben Tag. Flach verpackt taut es schneller auf.
ask | Ich habe das noch nie gekocht. Ist es schwer? | Selten. Nennen Sie Ofen oder Pfanne, und Sie gehen mit Hitze und Minuten nach Hause.
`,
  japanese: `
headlines | {place}の精肉店 | 料理に合わせて切ります | 献立から選ぶお肉 | 厚さも量もお好みで | まな板の上から食卓へ
introduction | {name}は{place}で、{services}を扱っています。何を作るか、何人分かをお聞かせください。
introduction | 献立が決まっていれば、部位は{name}が選びます。厚さも量も、その場で切り分けます。
introduction | いつも高い部位でなくて大丈夫です。{name}が、煮込みに合う部位、焼くとおいしい部位をお伝えします。
service | ステーキ・焼肉用 | フライパンや網に合わせて、厚さを変えて切ります。 | ステーキ, 焼肉, 焼き肉, カルビ, ロース
service | すき焼き・しゃぶしゃぶ用 | 鍋に合わせた薄さで。脂の入り方もお選びください。 | すき焼き, しゃぶしゃぶ, 薄切り, 牛肉, 和牛
service | 煮込み・カレー用 | 鍋の大きさに合わせて角切りに。 | 煮込み, カレー, シチュー, 角切り, すね
service | ひき肉 | 粗びき、細びき、合いびき。お使いの料理をどうぞ。 | ひき肉, 挽肉, 合いびき, ハンバーグ, ミンチ
service | 豚肉と鶏肉 | とんかつ用から唐揚げ用まで、切り方をお申し付けください。 | 豚肉, 鶏肉, とんかつ, 唐揚げ, から揚げ
service | お惣菜と揚げ物 | コロッケ、メンチ。揚がる時間は店先でお知らせします。 | コロッケ, メンチ, 惣菜, 揚げ物
service | 贈り物 | 召し上がる日に合わせて包み、保存の仕方を添えます。 | 贈り物, 贈答, ギフト, お歳暮, お中元
line | 厚めに、薄めに、脂は少なめに。ひと言で切り方を変えます。 | 見当たらない部位は、お尋ねください。
quote | 献立を聞いてから、包丁を入れます。 | よく切れる包丁と、答える時間を。 | 煮込みの日は、ゆっくり選びましょう。
title | まな板の上から | 焼く、煮る、揚げる | 部位と切り方
contact | お肉を注文する | 切り方を相談する
action | お肉を予約する | 切り方を相談する
ask | ひとり何グラム必要ですか。 | 骨の有無と、ほかのおかずで変わります。召し上がる人数をお聞きして、一緒に量ります。
ask | 年末の注文は、いつまでにすればよいですか。 | 人数が決まったら、お早めに。お名前を付けて取り置きます。
ask | 産地はわかりますか。 | お尋ねください。どの品も、産地をお答えします。
ask | 冷凍できますか。 | 買った日のうちなら、たいていできます。平らに小分けすると、早く解けます。
ask | 焼き方がわかりません。 | 火加減と時間をお伝えします。お使いの鍋や火を教えてください。
`,
  Korean: `
headlines | {place} 정육점 | 요리에 맞춰 썰어 드립니다 | 메뉴를 말하면 부위를 찾습니다 | 두께도 양도 원하는 대로 | 국거리부터 구이까지
introduction | {name}입니다. {place}에서 {services} 등을 썰고 손질합니다. 무엇을 만드실지, 몇 분이 드실지 알려 주세요.
introduction | 메뉴만 정해 오세요. 부위와 두께는 {place}의 {name}에서 맞춰 드립니다.
introduction | 늘 비싼 부위일 필요는 없습니다. {name}에서 국에 어울리는 부위와 구우면 맛있는 부위를 말씀드립니다.
service | 구이용 | 불판에 맞는 두께로 썹니다. 기름은 남기거나 떼어 냅니다. | 구이, 삼겹살, 목살, 등심, 갈비살, 한우
service | 국거리와 찜 | 냄비 크기에 맞춰 썰고, 핏물 빼는 시간도 말씀드립니다. | 국거리, 찜, 양지, 사태, 갈비찜
service | 불고기와 다짐육 | 얇게 썰거나 그 자리에서 갈아 드립니다. | 불고기, 다짐, 다진, 갈아
service | 양념육 | 재운 날을 적어 두니 드실 날에 맞춰 고르세요. | 양념, 재운, 양념갈비, 제육
service | 닭과 오리 | 통째로, 토막으로, 뼈를 발라서. | 닭, 오리, 삼계탕, 백숙
service | 사골과 부산물 | 솥에 들어가게 자르고, 필요한 날을 미리 받습니다. | 사골, 꼬리, 우족, 곱창, 간, 부산물
service | 명절 선물 | 드실 분에 맞춰 부위를 섞고 보관법을 함께 넣습니다. | 선물, 명절, 추석, 설, 세트
line | 두껍게, 얇게, 기름 적게. 한마디면 됩니다. | 진열대에 없는 부위는 물어봐 주세요. 안에 있을 수 있습니다.
quote | 메뉴를 먼저 듣고 칼을 듭니다. | 잘 드는 칼, 넉넉한 대답. | 오래 끓일 날엔 천천히 고르세요.
title | 도마 위에서 | 굽고 끓이고 재우는 고기 | 부위와 손질
contact | 고기 주문하기 | 부위 물어보기
action | 고기 예약하기 | 부위 물어보기
ask | 한 사람에 얼마나 사야 하나요? | 뼈가 있는지, 다른 반찬이 무엇인지에 따라 다릅니다. 드실 분을 말씀하시면 같이 달아 봅니다.
ask | 명절 주문은 언제까지 하나요? | 인원이 정해지면 바로 말씀해 주세요. 이름을 적어 따로 둡니다.
ask | 원산지를 알 수 있나요? | 어느 고기든 물어보시면 어디서 온 것인지 알려 드립니다.
ask | 얼려도 되나요? | 사신 날 바로 얼리면 대개 괜찮습니다. 납작하게 나누면 빨리 녹습니다.
ask | 처음 해 보는 부위인데 어렵나요? | 쓰시는 팬이나 냄비를 말씀하시면 불 세기와 시간을 알려 드립니다.
`,
}
