import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Poda y tala en {place} | La rama sobre tu tejado | A trozos y con cuerda
introduction | {name} poda y tala árboles en {place}. Di qué árbol es, cuánto sube junto a la casa y qué te preocupa.
introduction | Entre el cobertizo y el cable no hay sitio para tumbar un árbol. {name}, en {place}, sube y lo baja con cuerdas.
service | Tala | Entero si hay sitio, a trozos si no. El césped sigue siendo césped. | tala*, talar, apeo*
service | Poda | Más luz y menos vela para el viento, con el corte donde el árbol puede cerrarlo. | poda*, podar, clareo*
special | Palmeras | Hojas secas, frutos y picudo: se mira la corona antes de cortar. | palmera*, picudo
service | Ramas secas | Fuera las que cuelgan sobre caminos y columpios. | seca*, peligros*
service | Tocones | Triturados hasta una pala de hondo, para plantar encima. | tocon*, raiz*, destocon*
service | Setos altos | Desde plataforma y a cordel, fuera de la época de nidos. | seto*, cipres*, arizonica*
service | Caídos por temporal | Primero se asegura, luego se recoge. | temporal*, caid*, urgente*
service | Leña y restos | Se llevan, se cortan para la estufa o quedan de acolchado. | lena, restos, desbroce*
line | Una foto con alguien junto al tronco nos da la altura. | ¿Está protegido o hay nido? Se mira antes de arrancar la motosierra.
quote | El buen corte es el que el árbol cierra. | Nadie ha vuelto a pegar una rama.
title | Copa, tronco y tocón | Lo que se hace en altura | ¿Qué árbol es?
contact | ¿Qué árbol es? | Haz una pregunta
action | Describir mi árbol | Pedir una poda
ask | ¿Puedo talar mi propio árbol? | No siempre: muchos ayuntamientos piden licencia. Se consulta tu caso y a quién hay que preguntar.
ask | ¿Cuándo se poda? | Casi todos en parada de invierno. Lo que está a punto de caer, cuando sea.
ask | ¿Qué cuesta talar un árbol? | Hay que verlo: altura, lo que hay debajo y por dónde sale la leña. En el papel consta si entra el tocón.
ask | El árbol es del vecino, ¿quién decide? | Hablad primero. Cortar en la linde tiene sus normas.
ask | ¿Es peligroso? | Mira si se levanta la tierra, si hay setas al pie o una grieta nueva. Que nadie pase por debajo, y ten una foto a mano.
`,
  french: `
headlines | Élagueur à {place} | La branche sur votre toit | Par morceaux, à la corde
introduction | {name} élague et abat des arbres à {place}. Dites lequel, sa hauteur à côté de la maison et ce qui vous inquiète.
introduction | Entre la remise et la ligne, un arbre n’a pas la place de tomber. {name}, à {place}, grimpe et le descend à la corde.
service | Abattage | D’un bloc s’il y a la place, par tronçons sinon. La pelouse reste une pelouse. | abattage*, abattre, demontage*
service | Élagage | Plus de lumière, moins de prise au vent, coupé là où l’arbre peut refermer. | elagage*, elaguer, taille douce
service | Réduction de couronne | Un peu moins haut, jusqu’à un tire-sève. Étêter fait net et repousse pire. | reduction*, couronne*, etet*
service | Bois mort | Ce qui pend au-dessus des chemins et des balançoires. | mort*, dangereu*
service | Dessouchage | Rogné à une bêche de profondeur, pour replanter ou semer. | dessouch*, souche*, rognage*
special | Haies hautes | À la nacelle et au cordeau, hors du temps des nids. | haie*, thuya*, cypres*
service | Après la tempête | Mettre en sécurité d’abord, ranger ensuite. | tempete*, urgence*, tombe*
service | Bois et broyat | Emportés, débités pour le poêle ou laissés en paillage. | broy*, buche*, evacuation*
line | Une photo avec quelqu’un au pied donne la hauteur. | Arbre classé, nid occupé ? On le vérifie avant la tronçonneuse.
quote | La bonne coupe est celle que l’arbre referme. | Personne n’a jamais recollé une branche.
title | Houppier, tronc et souche | Ce qu’on fait là-haut dans l’arbre | De quel arbre s’agit-il ?
contact | Quel arbre ? | Poser une question
action | Décrire mon arbre | Demander un élagage
ask | Ai-je le droit d’abattre mon arbre ? | Pas toujours : le PLU ou un classement peut s’y opposer. On regarde votre cas et à qui demander.
ask | Quand élaguer ? | La plupart en hiver, les cerisiers après la récolte. Ce qui menace de tomber, tout de suite.
ask | Que coûte un abattage ? | Il faut le voir : hauteur, ce qui est dessous, par où sort le bois. Le devis dit si la souche est comprise.
ask | L’arbre est au voisin, qui décide ? | Parlez-lui d’abord. Il peut être tenu de couper ce qui dépasse, mais c’est à lui de le faire faire.
ask | Est-il dangereux ? | Terre qui se soulève, champignons au pied, fissure fraîche : éloignez tout le monde et préparez une photo.
`,
  italian: `
headlines | Potature e abbattimenti a {place} | Il ramo sopra il tetto | A pezzi, con la corda
introduction | {name} pota e abbatte alberi a {place}. Di’ quale, quanto è alto accanto alla casa e che cosa ti preoccupa.
introduction | Tra la tettoia e la linea un albero non ha posto per cadere. {name}, a {place}, sale e lo cala con le corde.
service | Abbattimento | Intero se c’è spazio, a pezzi se non c’è. Il prato resta un prato. | abbattiment*, abbatter*, tagli*
service | Potatura | Più luce e meno vela al vento, col taglio dove l’albero può chiuderlo. | potatur*, potare, diradament*
service | Tree climbing | In corda dentro la chioma, dove la piattaforma non arriva. | climbing, fune, funi
service | Rami secchi | Via quelli sopra vialetti e altalene. | secc*, pericolant*
service | Fresatura ceppaie | Macinate a una vanga di profondità, per piantare o seminare. | cepp*, radic*, fresatur*
special | Siepi alte e palme | Dalla piattaforma e a filo, lontano dai nidi. | siep*, palm*, cipress*
service | Dopo il temporale | Prima si mette in sicurezza, poi si riordina. | temporal*, cadut*, urgen*
service | Legna e cippato | Portati via, tagliati per la stufa o lasciati come pacciame. | legn*, cippat*, ramagli*
line | Una foto con qualcuno accanto al tronco ci dà l’altezza. | È protetto, c’è un nido? Si guarda prima della motosega.
quote | Il taglio buono è quello che l’albero chiude. | Nessuno ha mai riattaccato un ramo.
title | Chioma, tronco e ceppo | Che cosa si fa in quota | Quale albero è?
contact | Quale albero è? | Fai una domanda
action | Descrivere il mio albero | Chiedere una potatura
ask | Posso abbattere un mio albero? | Non sempre: molti Comuni hanno un regolamento del verde. Si guarda il tuo caso e a chi chiedere.
ask | Quando si pota? | Quasi tutti in inverno. Quello che sta per cadere, subito.
ask | Quanto costa abbattere un albero? | Bisogna vederlo: altezza, che cosa c’è sotto, da dove esce la legna. Nel foglio c’è scritto se il ceppo è compreso.
ask | L’albero è del vicino: chi decide? | Parlatene prima. Sul confine valgono regole precise.
ask | È pericoloso? | Terra che si alza, funghi al piede, una crepa fresca: tieni lontani tutti e prepara una foto.
`,
  german: `
headlines | Baumpflege in {place} | Der Ast über Ihrem Dach | Stück für Stück am Seil
introduction | {name} schneidet und fällt Bäume in {place}. Sagen Sie, welcher es ist, wie hoch er neben dem Haus steht und was Ihnen Sorgen macht.
introduction | Zwischen Schuppen und Leitung kann kein Baum umfallen. {name} in {place} steigt hinauf und lässt ihn am Seil herunter.
service | Baumfällung | Am Stück, wo Platz ist, sonst in Abschnitten. Der Rasen bleibt ein Rasen. | fallung*, fallen, baumfall*
service | Kronenpflege | Mehr Licht, weniger Segel im Sturm, geschnitten, wo der Baum es schließen kann. | krone*, baumpflege*, schnitt*, auslicht*
service | Kroneneinkürzung | Etwas kürzer, bis zu einem lebenden Seitenast. Kappen sieht fertig aus und kommt schlimmer wieder. | einkurz*, kappen, kappung*
service | Totholz | Was über Wegen, Dächern und Schaukeln hängt, kommt heraus. | totholz*, morsch*, gefahr*
service | Wurzelstöcke fräsen | Bis auf Spatentiefe, damit Rasen oder ein neuer Baum hinkann. | wurzel*, stubben*, frasen, baumstumpf*
special | Obstbäume und hohe Hecken | Licht hinein, über zwei, drei Winter verteilt. Hecken nach der Schnur, außerhalb der Brutzeit. | obstbaum*, hecke*, thuja*
service | Sturmschäden | Zuerst wird gesichert, dann aufgeräumt. | sturm*, umgesturzt*, notfall*
service | Holz und Hackschnitzel | Abgefahren, ofenlang gesägt oder als Mulch liegen gelassen. | holz, brennholz*, hacksel*, entsorg*
line | Ein Foto mit einem Menschen am Stamm verrät die Höhe. | Geschützt? Ein Nest? Das wird nachgesehen, bevor die Säge läuft.
quote | Ein guter Schnitt ist einer, den der Baum schließt. | Noch keiner hat einen Ast wieder angesetzt.
title | Krone, Stamm und Stubben | Was oben im Baum geschieht | Welcher Baum ist es?
contact | Welcher Baum ist es? | Frage stellen
action | Baum ansehen lassen | Baum beschreiben
ask | Darf ich meinen Baum fällen? | Nicht immer: Baumschutzsatzung und Brutzeit reden mit. Ihr Fall wird vorher geklärt.
ask | Wann wird geschnitten? | Die meisten im Winter, Walnuss und Ahorn im Spätsommer. Was zu fallen droht, sofort.
ask | Was kostet eine Fällung? | Das zeigt ein Blick: Höhe, was darunter steht, und wie das Holz hinauskommt. Im Angebot steht, ob der Stock dabei ist.
ask | Der Baum gehört dem Nachbarn. Wer entscheidet? | Reden Sie zuerst mit ihm. Was an der Grenze erlaubt ist, regelt jedes Bundesland selbst.
ask | Ist er gefährlich? | Gehobene Erde, Pilze am Fuß, ein frischer Riss: Halten Sie alle fern und ein Foto bereit.
`,
  japanese: `
headlines | {place}の伐採と剪定 | 屋根にかかる、あの枝 | ロープで、少しずつ下ろす
introduction | {name}は{place}で、庭木の剪定と伐採をしています。どの木か、家と比べた高さ、気になる点をお知らせください。
introduction | 物置と電線の間では、木は倒せません。{name}が{place}で木に登り、ロープで下ろします。
service | 伐採 | 広ければそのまま、狭ければ上から切り分けて。庭の芝も守ります。 | 伐採, 伐木
service | 剪定 | 風の抜ける形に。木が傷口をふさげる所で切ります。 | 剪定, 透かし, 枝切り
service | 高い木 | 車の入らない所は、登って切ります。 | 高木, 特殊伐採, 高所
service | 枯れ枝 | 道や屋根にかかるものから先に。 | 枯れ, 枯木, 危険木
service | 抜根 | 根元を削り、植え直せる土に戻します。 | 抜根, 切り株, 根
special | 生け垣と松 | 糸を張ってまっすぐに。松は手で葉を透かします。 | 生け垣, 生垣, 松, 刈り込み
service | 台風のあと | まず安全にして、片づけはそれから。 | 台風, 倒木, 緊急
service | 枝葉の処分 | 持ち帰るか、薪やチップにしてお渡しするか。 | 処分, 薪, チップ, 草刈り
line | 幹の横に人が立った写真で、高さがわかります。 | 鳥の巣や保護の決まりは、切る前に確かめます。
quote | よい切り口は、木が自分でふさぎます。 | 切った枝は、戻せません。
title | 枝と幹と根 | 木の上でする仕事 | どの木ですか
contact | 木について聞く | 木を見てもらう
action | 木を見てもらう | 木について聞く
ask | 伐採の料金はどう決まりますか。 | 高さと下にある物、運び出す道で決まります。処分と根が入るかも書いてお渡しします。
ask | 隣の木の枝が越えてきます。 | まずお隣にお話しください。切れる場合が法に定められていて、手順があります。
ask | いつ切るのがよいですか。 | 落葉樹は冬、松は春と秋。倒れそうな木は、すぐに。
ask | 危ない木か、わかりますか。 | 根元の土の盛り上がり、きのこ、新しいひび。近寄らずに写真をご用意ください。
ask | お祓いは必要ですか。 | 気になる方は、前の日までに済ませておくと安心です。
`,
  Korean: `
headlines | {place} 나무 전지·벌목 | 지붕 위로 뻗은 그 가지 | 밧줄로 조금씩 내립니다
introduction | {name}입니다. {place}에서 나무를 다듬고 벱니다. 어떤 나무인지, 집과 견준 높이와 걱정되는 점을 알려 주세요.
introduction | 창고와 전선 사이에서는 나무를 넘길 수 없습니다. {name}, {place}에서 올라가 밧줄로 내립니다.
service | 벌목 | 넓으면 한 번에, 좁으면 위에서부터 토막 내어. 잔디는 그대로 둡니다. | 벌목, 벌채, 나무 제거
service | 전지 | 바람이 지나가게. 나무가 스스로 아물 자리에서 자릅니다. | 전지, 전정, 가지치기
service | 높은 나무 | 차가 못 들어가면 올라가서 자릅니다. | 고목, 높은, 위험목, 스카이
service | 마른 가지 | 길과 지붕 위의 것부터 걷어 냅니다. | 마른, 고사목, 죽은
service | 뿌리와 그루터기 | 삽 깊이까지 갈아 다시 심을 수 있게 합니다. | 뿌리, 그루터기
special | 울타리와 소나무 | 줄을 대어 반듯하게. 소나무는 손으로 솎습니다. | 울타리, 소나무, 생울타리, 향나무
service | 태풍에 넘어진 나무 | 먼저 안전하게, 치우는 것은 그다음입니다. | 태풍, 쓰러진, 긴급
service | 나무와 가지 처리 | 싣고 가거나 장작과 우드칩으로 남깁니다. | 처리, 장작, 우드칩, 폐목
line | 줄기 옆에 사람이 선 사진이면 높이를 압니다. | 새집이 있는지, 보호수인지는 톱을 켜기 전에 봅니다.
quote | 잘 자른 자리는 나무가 스스로 아뭅니다. | 자른 가지는 도로 붙지 않습니다.
title | 가지와 줄기와 뿌리 | 나무 위에서 하는 일 | 어떤 나무인가요
contact | 어떤 나무인가요 | 나무 문의하기
action | 나무 봐 달라기 | 나무 문의하기
ask | 벌목 값은 어떻게 정하나요? | 높이와 밑에 있는 것, 나를 길을 봅니다. 처리와 뿌리가 들어가는지도 적어 드립니다.
ask | 내 나무는 마음대로 베도 되나요? | 늘 그렇지는 않습니다. 보호수나 임야는 허가가 있어야 해서 먼저 알아봅니다.
ask | 언제 자르는 게 좋은가요? | 대개 겨울입니다. 넘어질 것 같은 나무는 바로 하세요.
ask | 옆집 나뭇가지가 넘어와요. | 먼저 말씀을 나누세요. 자르는 데는 법에 정한 순서가 있습니다.
ask | 위험한 나무인지 어떻게 아나요? | 흙이 들리거나, 밑동에 버섯이 있거나, 새로 금이 갔을 때입니다. 다가가지 말고 사진을 준비해 주세요.
`,
}
