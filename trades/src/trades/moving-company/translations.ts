import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Mudanzas en {place} | De tu puerta a la siguiente | El piano también va
introduction | {name} hace mudanzas de casas y oficinas desde {place}. Di las dos direcciones, los pisos y qué te preocupa.
introduction | Mudarse es escalera, sitio para aparcar y alguien que envuelva el espejo. {name}, en {place}, trae mantas, correas y el camión justo.
service | Mudanzas de casa | Del trastero a la cocina, cargado por orden. Las camas quedan montadas. | mudanza*, casa, piso*
service | Mudanzas pequeñas | Un estudio, una habitación, cuatro muebles. Con fecha flexible se comparte camión. | pequena*, estudio*, habitacion*, porte*
service | Embalaje | Vajilla en papel, ropa colgada, cada caja con el nombre de su cuarto. | embalaje*, embalar, caja*
service | Desmontar y montar | Armarios, camas y estanterías, con los tornillos en su bolsa. | desmontaj*, montaje*, montar
special | Guardamuebles | Cuando las llaves llegan después que el camión. Entra con lista y sale con lista. | guardamueble*, almacen*, trastero*
service | Oficinas | Mesas numeradas y cables en bolsas. Se sale el viernes, se trabaja el lunes. | oficina*, empresa*
special | Pianos y piezas pesadas | Antes de prometer nada se mide el giro de la escalera. Si no pasa, elevador por fachada. | piano*, pesad*, elevador*, grua*
line | ¿Ascensor o escalera? ¿Puede parar un camión? De eso depende el día. | Los libros en cajas pequeñas, las mantas en las grandes.
quote | En la caja, adónde va; no lo que lleva. | La cafetera entra la última y sale la primera.
title | Lo que se lleva | Cajas, muebles y piano | ¿Qué hay que mover?
contact | ¿De dónde a dónde? | Pedir fecha de mudanza
action | Pedir fecha de mudanza | Decir qué hay que mover
ask | ¿Cómo se calcula el precio? | Por cuartos, pisos, distancia y piezas difíciles. Con un vídeo de cada habitación suele bastar, y va por escrito.
ask | ¿Con cuánto tiempo reservo? | En cuanto sepas la semana. Los finales de mes y los viernes vuelan.
ask | ¿Qué no puede ir en el camión? | Bombonas, gasolina y seres vivos. Papeles, joyas y medicinas, contigo.
ask | ¿Y si se rompe algo? | Anótalo al descargar y haz una foto. Pregunta antes qué cubre el seguro y hasta cuánto.
ask | ¿Quién pide el permiso para aparcar? | Dinos las dos calles. Se acuerda pronto, que el ayuntamiento tarda.
`,
  french: `
headlines | Déménagements à {place} | De votre porte à la suivante | Le piano vient aussi
introduction | {name} déménage logements et bureaux depuis {place}. Donnez les deux adresses, les étages et ce qui vous inquiète.
introduction | Déménager, c’est un escalier, une place pour se garer et quelqu’un qui emballe le miroir. {name}, à {place}, vient avec couvertures, sangles et camion à la bonne taille.
service | Maisons et appartements | De la cave au grenier, chargé dans l’ordre. Les lits sont remontés avant le départ. | maison*, appartement*, demenagement*
service | Petits volumes | Un studio, une chambre, quelques meubles. Si la date peut bouger, le camion se partage. | studio*, petit*, etudiant*
service | Emballage | Vaisselle sous papier, vêtements sur cintres, chaque carton au nom de sa pièce. | emballage*, carton*, emball*
service | Démontage et remontage | Armoires, lits, étagères, les vis dans un sachet fixé au dos. | demontage*, remontage*, montage*
special | Garde-meubles | Quand les clés arrivent après le camion. Une liste à l’entrée, la même à la sortie. | garde-meuble*, stockage*, box
service | Bureaux | Postes numérotés, câbles en sachets. Parti le vendredi, au travail le lundi. | bureau*, entreprise*
special | Pianos et monte-meubles | On mesure le tournant de l’escalier avant de promettre. S’il est trop serré, on passe par la fenêtre. | piano*, monte-meuble*, lourd*
line | Ascenseur ou escalier, et un camion peut-il s’arrêter ? La journée en dépend. | Les livres dans les petits cartons, les couettes dans les grands.
quote | Écrivez sur le carton où il va, pas ce qu’il contient. | La cafetière monte en dernier et descend en premier.
title | Ce qui part | Cartons, meubles et piano | Que faut-il déménager ?
contact | D’où à où ? | Demander une date
action | Demander une date | Dire ce qui part
ask | Comment se fait le prix ? | Selon les pièces, les étages, la distance et les objets difficiles. Une vidéo par pièce suffit souvent, et tout est écrit.
ask | Quand faut-il réserver ? | Dès que vous savez la semaine. Les fins de mois et les vendredis partent d’abord.
ask | Qu’est-ce qui ne voyage pas ? | Bouteilles de gaz, essence, animaux et plantes fragiles. Papiers, bijoux et médicaments restent avec vous.
ask | Et si quelque chose casse ? | Notez-le sur la lettre de voiture au déchargement, avec une photo. Demandez avant ce que couvre la valeur déclarée.
ask | Qui demande l’autorisation de stationner ? | Donnez les deux rues. On décide tôt qui écrit à la mairie, car elle prend son temps.
`,
  italian: `
headlines | Traslochi a {place} | Dalla tua porta alla prossima | Viene anche il pianoforte
introduction | {name} trasloca case e uffici da {place}. Di’ i due indirizzi, i piani e che cosa ti preoccupa.
introduction | Un trasloco è scale, un posto per fermarsi e qualcuno che avvolga lo specchio. {name}, a {place}, porta coperte, cinghie e il furgone giusto.
service | Traslochi di casa | Dalla cantina alla cucina, caricato in ordine. I letti restano montati. | trasloc*, casa, appartament*
service | Piccoli traslochi | Un monolocale, una stanza, pochi mobili. Se la data è libera si divide il camion. | piccol*, monolocal*, stanz*
service | Imballaggio | Piatti nella carta, abiti appesi, ogni scatola col nome della stanza. | imball*, scatol*
service | Smontaggio e montaggio | Armadi, letti e cucine, con le viti nel loro sacchetto. | smont*, mont*
special | Deposito mobili | Quando le chiavi arrivano dopo il camion. Si entra con una lista e si esce con la stessa. | deposit*, magazzin*
service | Uffici | Scrivanie numerate e cavi nei sacchetti. Via il venerdì, al lavoro il lunedì. | uffic*, aziend*
special | Pianoforti e autoscala | Prima di promettere si misura la curva della scala. Se non passa, si va dalla finestra. | pianofort*, autoscal*, pesant*
line | Ascensore o scale? Il camion può fermarsi? Da questo dipende la giornata. | I libri nelle scatole piccole, le coperte in quelle grandi.
quote | Sulla scatola scrivi dove va, non che cosa contiene. | La moka sale per ultima e scende per prima.
title | Che cosa si porta via | Scatole, mobili e pianoforte | Che cosa va spostato?
contact | Da dove a dove? | Chiedi una data
action | Chiedere una data | Dire che cosa va spostato
ask | Come si calcola il prezzo? | Secondo stanze, piani, distanza e pezzi difficili. Di solito basta un video per stanza, e va per iscritto.
ask | Quando conviene prenotare? | Appena sai la settimana. La fine del mese e i venerdì vanno via subito.
ask | Che cosa non può viaggiare? | Bombole, benzina, animali. Documenti, gioielli e medicine restano con te.
ask | E se si rompe qualcosa? | Scrivilo sul foglio allo scarico e fai una foto. Chiedi prima che cosa è coperto e fino a quanto.
ask | Chi chiede il permesso di sosta? | Dicci le due vie. Si decide presto, perché il Comune vuole i suoi giorni.
`,
  german: `
headlines | Umzüge in {place} | Von Ihrer Tür zur nächsten | Das Klavier kommt mit
introduction | {name} zieht Wohnungen und Büros ab {place} um. Nennen Sie beide Adressen, die Stockwerke und was Ihnen Sorgen macht.
introduction | Ein Umzug ist Treppe, Parkplatz und jemand, der den Spiegel einwickelt. {name} in {place} bringt Decken, Gurte und den passenden Wagen.
service | Wohnungsumzüge | Vom Keller bis zum Dachboden, in der richtigen Reihenfolge geladen. Die Betten stehen, bevor der Wagen fährt. | umzug*, umzuge, wohnung*, haus
service | Kleine Umzüge | Ein Zimmer, ein Studentenheim, fünf Möbel. Ist der Tag offen, teilt man sich die Ladung. | klein*, beiladung*, zimmer*
service | Einpacken | Geschirr in Papier, Kleider am Bügel, jeder Karton nach seinem Zimmer benannt. | pack*, einpack*, karton*
service | Abbau und Aufbau | Schränke, Betten und Küchen, die Schrauben im Beutel an der Rückwand. | abbau*, aufbau*, montage*, kuche*
special | Einlagerung | Wenn die Schlüssel später kommen als der Wagen. Mit Liste hinein, mit derselben heraus. | lager*, einlager*
service | Büroumzüge | Tische mit Nummern, Kabel in Beuteln. Freitag raus, Montag an der Arbeit. | buro*, firma*, firmen*
special | Klaviere und schwere Stücke | Vor jedem Versprechen wird die Kurve im Treppenhaus gemessen. Passt es nicht, kommt der Möbellift. | klavier*, flugel*, schwer*, mobellift*, tresor*
line | Aufzug oder Treppe, und kann ein Lkw halten? Davon hängt der Tag ab. | Bücher in kleine Kartons, Bettzeug in große.
quote | Auf den Karton gehört, wohin er kommt, nicht was drin ist. | Die Kaffeemaschine zuletzt hinein und zuerst heraus.
title | Was getragen wird | Kartons, Möbel, Klavier | Was muss mit?
contact | Von wo nach wo? | Umzugstag anfragen
action | Umzugstag anfragen | Sagen, was mit muss
ask | Wie entsteht der Preis? | Aus Zimmern, Stockwerken, Strecke und schwierigen Stücken. Ein Video je Zimmer reicht meist, und der Preis steht vorher schriftlich fest.
ask | Wann soll man buchen? | Sobald die Woche feststeht. Monatsenden und Freitage sind zuerst weg.
ask | Was darf nicht in den Wagen? | Gasflaschen, Benzin und alles, was lebt. Papiere, Schmuck und Medikamente bleiben bei Ihnen.
ask | Und wenn etwas zerbricht? | Beim Ausladen auf dem Protokoll vermerken und fotografieren. Fragen Sie vorher, was bis zu welcher Summe gedeckt ist.
ask | Wer kümmert sich um das Halteverbot? | Nennen Sie beide Straßen. Früh klären, wer es beantragt, denn das Amt braucht Vorlauf.
`,
  japanese: `
headlines | {place}の引越し | いまの玄関から、次の玄関へ | ピアノもいっしょに
introduction | {name}は{place}から、家と事務所の引越しをしています。二つの住所と階数、心配な物をお知らせください。
introduction | 引越しは、階段と、車をとめる場所と、鏡を包む人で決まります。{name}が{place}に、毛布とひもと合う大きさの車で伺います。
service | 家族の引越し | 物置から台所まで、使う順を考えて積みます。ベッドは組んで帰ります。 | 引越し, 引っ越し, 家族
service | 単身の引越し | 一部屋でも、階段の五階でも。日に幅があれば、便を合わせられます。 | 単身, 一人暮らし, 学生
service | 荷造り | 食器は紙に、服はかけたまま。箱には行き先の部屋の名を書きます。 | 荷造り, 梱包, 荷解き
service | 家具の分解と組立 | ねじは袋に入れて、家具の裏に留めておきます。 | 分解, 組立, 家具
special | 一時預かり | 鍵の受け取りが先になるときに。品物の表を作って預かります。 | 保管, 預かり, 倉庫
service | 事務所の移転 | 机に番号、線は袋へ。金曜に出て、月曜に仕事を始めます。 | 事務所, オフィス, 移転
special | ピアノと重い物 | 先に階段の曲がりを測ります。通らなければ窓から吊ります。 | ピアノ, 重い, 金庫, 吊り
special | エアコンの移設 | 外して運び、付け直します。配管の長さを先に確かめます。 | エアコン, 移設
line | エレベーターの有無と、車がとまれるか。この二つで一日が決まります。 | 本は小さな箱に、布団は大きな袋に。
quote | 箱には、中身より行き先を。 | やかんは最後に積み、最初に出す。
title | 運ぶもの | 箱と家具とピアノ | 何を運びますか
contact | どこからどこへ | 引越しの日を相談する
action | 引越しの日を相談する | 運ぶ物を伝える
ask | 料金はどう決まりますか。 | 部屋数、階、距離、運びにくい物で決まります。部屋の動画があればたいてい出せ、書いてお渡しします。
ask | いつ頼めばよいですか。 | 週が決まったらすぐに。三月と月末、土日は先に埋まります。
ask | 運べない物はありますか。 | 灯油、ガスのボンベ、生き物です。通帳や印鑑、薬はお手元に。
ask | こわれたらどうなりますか。 | 降ろしたときに一緒に見て、書き残します。補償の範囲は前もってお尋ねください。
ask | たんすの中は空にしますか。 | 衣類はそのままでよい場合があります。割れ物と本は出してください。
`,
  Korean: `
headlines | {place} 이사 | 지금 문에서 다음 문까지 | 피아노도 함께 갑니다
introduction | {name}입니다. {place}에서 집과 사무실 이사를 합니다. 두 주소와 층수, 걱정되는 물건을 알려 주세요.
introduction | 이사는 계단과 차 댈 자리, 거울을 싸 줄 사람에 달렸습니다. {name}, {place}에 담요와 끈, 알맞은 차로 갑니다.
service | 포장이사 | 싸고 나르고 제자리에 풉니다. 침대는 조립해 놓고 갑니다. | 포장이사, 포장, 가정이사
service | 원룸 이사 | 방 하나라도, 승강기 없는 오 층이라도. 날짜가 넉넉하면 짐을 합칠 수 있습니다. | 원룸, 소형, 용달
service | 반포장과 일반이사 | 어디까지 직접 싸실지 정하면 나머지를 합니다. | 반포장, 일반이사
service | 사다리차 | 창문 크기와 차 댈 자리를 먼저 봅니다. | 사다리차, 사다리
special | 보관이사 | 열쇠를 나중에 받을 때. 목록을 적고 맡아 둡니다. | 보관, 창고
service | 사무실 이사 | 책상에 번호, 선은 봉투에. 금요일에 나가 월요일에 일을 시작합니다. | 사무실, 기업
special | 피아노와 무거운 것 | 약속하기 전에 계단이 꺾이는 곳을 잽니다. | 피아노, 금고, 돌침대
line | 승강기가 있는지, 차가 설 수 있는지. 이 둘이 그날을 정합니다. | 책은 작은 상자에, 이불은 큰 자루에.
quote | 상자에는 든 것보다 갈 곳을 적으세요. | 주전자는 마지막에 싣고 먼저 내립니다.
title | 나르는 것 | 상자와 가구와 피아노 | 무엇을 옮기나요
contact | 어디에서 어디로 | 이삿날 문의하기
action | 이삿날 문의하기 | 옮길 짐 알리기
ask | 값은 어떻게 정하나요? | 방과 층, 거리, 나르기 어려운 것을 봅니다. 방마다 영상이면 대개 되고, 글로 적어 드립니다.
ask | 언제 예약하나요? | 주가 정해지면 바로 하세요. 손 없는 날과 월말이 먼저 찹니다.
ask | 못 싣는 것이 있나요? | 가스통, 기름, 살아 있는 것입니다. 통장과 귀중품, 약은 직접 챙기세요.
ask | 부서지면 어떻게 하나요? | 내릴 때 함께 보고 적어 둡니다. 보상 범위는 미리 물어보세요.
ask | 서랍을 비워야 하나요? | 포장이사면 그대로 두셔도 됩니다. 귀중품만 빼 주세요.
`,
}
