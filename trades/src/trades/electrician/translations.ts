import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Electricista en {place} | La luz, donde la necesitas | Cuando salta el diferencial
introduction | {name} instala, repara y revisa electricidad en {place}. Te decimos qué es seguro, qué no y qué puede esperar.
introduction | Salta, parpadea o falta un enchufe. {name}, en {place}, busca primero la causa.
service | Averías | Paso a paso hasta dar con la causa. Si algo salta dos veces, está avisando. | averia*, fallo*, cortocircuito*, apagon*
service | Cuadros eléctricos | Renovados y rotulados, para que sepas qué corta cada interruptor. | cuadro*, diferencial*, magnetotermic*
service | Enchufes e interruptores | Nuevos, movidos o cambiados, donde los usas de verdad. | enchufe*, interruptor*
service | Iluminación | Dentro y fuera, con la llave donde la mano la busca. | luz, luces, lampara*, iluminac*, led
service | Instalaciones nuevas | Para cables viejos y planes nuevos. Habitación por habitación, sin tener que irte. | instalac*, cable*, cablead*
service | Boletines y revisiones | Medido y por escrito. Primero lo importante. | boletin*, certificad*, revision*
line | ¿Huele a quemado? Corta en el cuadro y llama. | Una foto del cuadro nos dice mucho.
title | Lo que instalamos y reparamos | Trabajos de electricidad, uno por uno | De la avería al cuadro
contact | Describe la avería | Pide una visita
action | Describir la avería | Pedir un electricista
ask | ¿Es peligroso que salte el diferencial? | Te está protegiendo. Déjalo bajado y dinos qué estaba encendido.
ask | ¿Hay que cortar la luz de toda la casa? | Casi siempre basta un circuito. Te decimos antes cuál y cuánto tiempo.
ask | ¿Se puede vivir en casa durante la instalación? | Sí, si se hace habitación por habitación. El orden lo acordamos juntos.
ask | ¿Qué preparo antes de la visita? | Deja libre el cuadro y los enchufes. Una foto ayuda a llevar el material correcto.
`,
  french: `
headlines | Électricien à {place} | Le courant là où il faut | Quand le disjoncteur saute
introduction | {name} installe, répare et contrôle l’électricité à {place}. Vous savez ce qui est sûr, ce qui ne l’est pas et ce qui peut attendre.
introduction | Ça saute, ça clignote, il manque une prise. {name}, à {place}, cherche d’abord la cause.
service | Pannes | Pas à pas, jusqu’à la cause. Un disjoncteur qui saute deux fois veut dire quelque chose. | panne*, depannage*, court-circuit*
service | Tableaux électriques | Remplacés et étiquetés, pour savoir ce que chaque bouton coupe. | tableau*, disjoncteur*
service | Prises et interrupteurs | Ajoutés, déplacés ou changés, là où vous vous en servez. | prise*, interrupteur*
service | Éclairage | Dedans et dehors, avec le bouton là où la main le cherche. | eclairage*, lumiere*, lampe*, led
service | Câblage | Pour les vieux fils et les nouveaux projets. Pièce par pièce, sans quitter la maison. | cablage*, renovation electrique, fil*
service | Contrôle de l’installation | Mesuré et écrit. L’important en premier. | controle*, conformite*, diagnostic*
line | Une odeur de brûlé ? Coupez au tableau et appelez. | Une photo du tableau nous en dit long.
title | Ce que nous posons et réparons | Électricité, point par point | De la panne au tableau
contact | Décrire la panne | Demander un passage
action | Décrire la panne | Demander un passage
ask | Un disjoncteur qui saute, est-ce dangereux ? | Il vous protège. Laissez-le coupé et dites-nous ce qui était allumé.
ask | Faut-il couper toute la maison ? | Un seul circuit suffit le plus souvent. Nous disons avant lequel, et pour combien de temps.
ask | Peut-on rester chez soi pendant les travaux ? | Oui, pièce par pièce. Nous fixons l’ordre ensemble.
ask | Que préparer avant la visite ? | Dégagez le tableau et les prises. Une photo aide à apporter le bon matériel.
`,
  italian: `
headlines | Elettricista a {place} | La corrente dove serve | Quando salta il salvavita
introduction | {name} installa, ripara e controlla impianti a {place}. Ti diciamo che cosa è sicuro, che cosa no e che cosa può aspettare.
introduction | Salta, tremola, manca una presa. {name}, a {place}, cerca prima la causa.
service | Guasti | Passo dopo passo, fino alla causa. Se scatta due volte, vuole dire qualcosa. | guast*, cortocircuit*, salvavita
service | Quadri elettrici | Rifatti ed etichettati, per sapere che cosa stacca ogni interruttore. | quadro*, quadri
service | Prese e interruttori | Aggiunti, spostati o cambiati, dove li usi davvero. | presa, prese, interruttor*
service | Illuminazione | Dentro e fuori, con l’interruttore dove lo cerca la mano. | luce, luci, lampad*, illuminazion*, led
service | Impianti nuovi | Per cavi vecchi e progetti nuovi. Stanza per stanza, senza lasciare casa. | impiant*, cav*, cablaggi*
service | Verifiche e certificati | Misurato e scritto. Prima ciò che conta. | verific*, certificat*, controll*
line | Odore di bruciato? Stacca dal quadro e chiama. | Una foto del quadro ci dice molto.
title | Che cosa installiamo e ripariamo | Lavori elettrici, uno per uno | Dal guasto al quadro
contact | Descrivi il guasto | Chiedi una visita
action | Descrivere il guasto | Chiedere una visita
ask | È pericoloso se scatta il salvavita? | Ti sta proteggendo. Lascialo giù e dicci che cosa era acceso.
ask | Bisogna staccare tutta la casa? | Di solito basta un circuito. Ti diciamo prima quale e per quanto.
ask | Si può restare in casa durante i lavori? | Sì, se si procede stanza per stanza. L’ordine lo decidiamo insieme.
ask | Che cosa preparo prima della visita? | Libera il quadro e le prese. Una foto aiuta a portare il materiale giusto.
`,
  german: `
headlines | Elektriker in {place} | Strom, wo Sie ihn brauchen | Wenn die Sicherung immer wieder fällt
introduction | {name} verlegt, repariert und prüft Elektroanlagen in {place}. Sie erfahren, was sicher ist, was nicht und was warten kann.
introduction | Die Sicherung fällt, das Licht flackert, die Steckdose fehlt. {name} in {place} sucht zuerst den Grund.
service | Fehlersuche und Sicherungen | Schritt für Schritt, bis die Ursache gefunden ist. Fällt eine Sicherung zweimal, will sie etwas sagen. | fehler*, storung*, sicherung*, kurzschluss*
service | Steckdosen und Schalter | Ergänzt, versetzt oder getauscht, dort, wo Sie sie benutzen. | steckdose*, schalter*
service | Beleuchtung | Innen und außen, mit Schaltern, wo die Hand sie erwartet. | licht*, lampe*, beleuchtung*, led
service | Neue Leitungen | Für alte Kabel und neue Pläne. Zimmer für Zimmer, damit Sie wohnen bleiben können. | leitung*, kabel*, verkabel*, elektroinstall*
service | Zählerschrank und Verteiler | Erneuert und beschriftet, damit Sie wissen, was jeder Schalter trennt. | zahlerschrank*, verteiler*, sicherungskasten*
service | Prüfung mit Protokoll | Gemessen und aufgeschrieben. Sie bekommen eine Liste, das Wichtige zuerst. | prufung*, e-check, protokoll*
line | Riecht es verbrannt? Schalten Sie am Verteiler ab und rufen Sie an. | Ein Foto vom Sicherungskasten sagt uns viel.
title | Was wir verlegen und reparieren | Elektroarbeiten, Stück für Stück | Von der Störung bis zum Verteiler
contact | Störung beschreiben | Termin anfragen
action | Störung beschreiben | Elektriker anfragen
ask | Ist eine Sicherung, die immer fällt, gefährlich? | Sie schützt Sie. Lassen Sie sie aus und beschreiben Sie, was gerade lief, als sie fiel.
ask | Muss der Strom im ganzen Haus weg? | Meist nur ein Stromkreis. Wir sagen vorher, welcher und wie lange.
ask | Kann man im Haus wohnen, während neue Leitungen kommen? | Ja, wenn Zimmer für Zimmer gearbeitet wird. Die Reihenfolge legen wir gemeinsam fest.
ask | Was sollen wir vor dem Besuch tun? | Verteiler und Steckdosen freiräumen. Ein Foto hilft, das richtige Material mitzubringen.
`,
  japanese: `
headlines | {place}の電気工事 | 使う場所に、電気を | ブレーカーが落ちるときは
introduction | {name}は{place}で、電気の取り付け、修理、点検をしています。安全なもの、急ぐもの、待てるものを分けてお伝えします。
introduction | ブレーカーが落ちる、灯りがちらつく、コンセントが足りない。{name}は、まず原因から調べます。
service | 漏電とブレーカー | 原因が分かるまで、一つずつ確かめます。何度も落ちるのには理由があります。 | 漏電, ブレーカー, 停電, 故障
service | コンセントとスイッチ | 増設、移設、交換。実際に使う場所に付けます。 | コンセント, スイッチ
service | 照明 | 屋内も屋外も。手の届くところにスイッチを。 | 照明, 電気がつか, ライト, LED
service | 分電盤 | 交換して、どのスイッチがどの部屋か分かるように書き込みます。 | 分電盤
service | 配線工事 | 古い配線の入れ替えも、新しい計画も。一部屋ずつ進めます。 | 配線, 電気工事
service | エアコンの電源 | 専用回路が要るかどうか、先に確かめます。 | エアコン
line | 焦げたにおいがしたら、分電盤で切ってお電話ください。 | 分電盤の写真があると、話が早く進みます。
title | 取り付けと修理 | 電気の工事、ひとつずつ | 故障から分電盤まで
contact | 症状を伝える | 訪問を頼む
action | 症状を伝える | 訪問を相談する
ask | ブレーカーが何度も落ちるのは危険ですか。 | 守るために落ちています。切ったまま、そのとき使っていたものをお知らせください。
ask | 家じゅうの電気が止まりますか。 | 多くは一つの回路だけです。どこをどのくらい止めるか、先にお伝えします。
ask | 住みながら工事できますか。 | 一部屋ずつ進めればできます。順番は一緒に決めましょう。
ask | 訪問の前に何をすればよいですか。 | 分電盤とコンセントのまわりを空けておいてください。写真があると助かります。
`,
  Korean: `
headlines | {place} 전기 공사 | 쓰는 곳에 전기를 | 차단기가 자꾸 내려간다면
introduction | {name}입니다. {place}에서 전기를 설치하고 고치고 점검합니다. 안전한 것과 급한 것, 기다려도 되는 것을 나누어 말씀드립니다.
introduction | 차단기가 내려가고, 불이 깜박이고, 콘센트가 모자랍니다. 원인부터 찾습니다.
service | 누전과 차단기 | 원인이 나올 때까지 하나씩 확인합니다. 두 번 내려가면 이유가 있습니다. | 누전, 차단기, 정전, 고장
service | 콘센트와 스위치 | 더하고, 옮기고, 바꿉니다. 실제로 쓰는 자리에 답니다. | 콘센트, 스위치
service | 조명 | 실내와 실외, 손이 가는 곳에 스위치를 둡니다. | 조명, 전등, LED
service | 분전반 | 바꾸고 이름을 적어, 무엇을 끄는지 알 수 있게 합니다. | 분전반
service | 배선 | 오래된 선도, 새 계획도 방 하나씩 진행합니다. | 배선, 전기 공사, 전선
service | 안전 점검 | 재고 적어 드립니다. 중요한 것부터. | 점검, 안전
line | 타는 냄새가 나면 분전반에서 내리고 전화해 주세요. | 분전반 사진 한 장이면 많은 것을 알 수 있습니다.
title | 설치하고 고치는 것 | 전기 공사, 하나씩 | 고장에서 분전반까지
contact | 증상 알리기 | 방문 요청
action | 증상 알리기 | 방문 요청하기
ask | 차단기가 자꾸 내려가면 위험한가요? | 지켜 주는 것입니다. 내린 채로 두고, 그때 무엇을 썼는지 알려 주세요.
ask | 온 집의 전기를 내려야 하나요? | 대개 한 회로면 됩니다. 어디를 얼마나 내릴지 먼저 말씀드립니다.
ask | 살면서 공사할 수 있나요? | 방 하나씩 하면 됩니다. 순서는 함께 정합니다.
ask | 방문 전에 무엇을 준비하나요? | 분전반과 콘센트 앞을 비워 주세요. 사진이 있으면 도움이 됩니다.
`,
}
