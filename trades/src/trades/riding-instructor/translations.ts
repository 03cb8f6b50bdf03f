import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Clases de equitación en {place} | Primero cepillar, luego montar | Talones abajo, mirada arriba | La mano quieta en la rienda | Heno, cuero y aire libre
introduction | {name} enseña a montar en {place}: {services}. Di quién monta, edad, altura y qué ha hecho hasta ahora.
introduction | La hora a caballo empieza en el suelo, con el cepillo. {name}, en {place}, deja tiempo para eso.
introduction | Hay quien lo soñó con ocho años y empieza con cuarenta. {name}, en {place}, te pone primero a la cuerda, sin público.
service | Primeras clases a la cuerda | El caballo va guiado y tú buscas el asiento; las manos vienen después. | primera*, cuerda, inicia*, principiante*
service | Niños y ponis | Llevar del ramal, cepillar, recoger la cuadra y una vuelta al paso. | nino*, ninos, poni*, pony, infantil*
service | Clases en grupo | Pocos caballos, para que cada uno reciba su corrección. | grupo*, clase*
service | Clases particulares | Sobre lo tuyo: el galope, la esquina, los nervios. | particular*, individual*, privad*
service | Doma y asiento | Recto, parejo, con ritmo. Casi todo lo que falla empieza en la silla. | doma, asiento, posicion
service | Barras y salto | Barras en el suelo, luego bajas, y solo tan altas como tranquilo sea el galope. | salto*, saltar, barra*, obstaculo*
service | Paseos a caballo | Al paso de quien menos ha montado, por caminos conocidos. | paseo*, ruta*, campo, excursion*
line | Altura, peso y experiencia deciden el caballo: dilos de verdad. | Para empezar valen pantalón largo y calzado con poco tacón.
quote | El caballo se dio cuenta antes que tú. | Mano suave, asiento quieto. | Un caballo perdona, y también se acuerda.
title | Del suelo a la silla | A la cuerda, en grupo, al campo | Para quien monta
contact | ¿Quién quiere montar? | Pide clase de equitación
action | Pedir una clase a caballo | Presentar al jinete
ask | ¿Qué ropa hace falta? | Pantalón que no roce, calzado con algo de tacón y guantes si tienes. El casco es obligado; pregunta si hay para prestar.
ask | ¿Desde qué edad se monta? | Cuando el niño escucha, espera y se sienta solo; llega a edades distintas. Los pequeños cepillan y van de paseo guiado.
ask | ¿Hay límite de peso? | Sí, por la espalda del caballo. Di altura y peso y se te contesta con franqueza.
ask | ¿Y si hace mal tiempo? | La lluvia pocas veces importa; la tormenta y el hielo, sí. Se avisa antes de que salgas.
ask | ¿Cuándo galoparé? | Cuando el asiento esté quieto al trote. Unos tardan semanas y otros meses.
`,
  french: `
headlines | Cours d’équitation à {place} | La brosse d’abord, la selle ensuite | Talons bas, regard loin | La main tranquille sur la rêne | Foin, cuir et grand air
introduction | {name} enseigne l’équitation à {place} : {services}. Dites qui monte, l’âge, la taille et ce qui a déjà été fait.
introduction | L’heure de cheval commence à pied, une brosse à la main. {name}, à {place}, en laisse le temps.
introduction | On en rêve à huit ans, on commence à quarante. {name}, à {place}, vous met d’abord à la longe, sans public.
service | Débuts à la longe | Le cheval est tenu, vous cherchez l’assiette ; les mains viennent après. | debut*, longe, initiation*, premier*
service | Enfants et poneys | Mener, panser, curer le box, puis un tour au pas. | enfant*, poney*, baby, galop*
service | Cours collectifs | Assez peu de chevaux pour que chacun soit corrigé. | collectif*, groupe*, reprise*
service | Cours particuliers | Sur votre sujet : le galop, le coin, la peur. | particulier*, individuel*
service | Dressage et assiette | Droit, régulier, en rythme. Presque tout ce qui cloche commence en selle. | dressage, assiette, position
service | Barres et obstacles | Des barres au sol, puis petites, jamais plus hautes que le galop n’est calme. | saut*, obstacle*, barre*, cso
service | Balades | Au pas du moins expérimenté, sur des chemins que les chevaux connaissent. | balade*, promenade*, randonnee*, exterieur*
line | Taille, poids et expérience décident du cheval : dites-les tels quels. | Un pantalon long et de petits talons suffisent pour commencer.
quote | Le cheval l’a su avant vous. | Une main douce vient d’une assiette calme. | Un cheval pardonne, et se souvient.
title | Du sol à la selle | À la longe, en groupe, dehors | Pour les cavaliers
contact | Qui veut monter ? | Demander un cours d’équitation
action | Demander un cours à cheval | Présenter le cavalier
ask | Comment s’habiller ? | Un pantalon qui ne frotte pas, de petits talons, des gants si vous en avez. Le casque est obligatoire ; demandez s’il s’en prête.
ask | Dès quel âge peut-on monter ? | Quand l’enfant écoute, attend et tient assis seul ; cela varie. Les plus petits pansent et sont menés en main.
ask | Y a-t-il une limite de poids ? | Oui, pour le dos du cheval. Donnez taille et poids, la réponse sera franche.
ask | Et par mauvais temps ? | La pluie compte peu, l’orage et la glace beaucoup. Vous êtes prévenu avant de partir.
ask | Quand vais-je galoper ? | Quand l’assiette est calme au trot. Des semaines pour les uns, des mois pour les autres.
`,
  italian: `
headlines | Lezioni di equitazione a {place} | Prima la brusca, poi la sella | Talloni giù, sguardo avanti | La mano ferma sulla redine | Fieno, cuoio, aria aperta
introduction | {name} insegna a montare a {place}: {services}. Di’ chi monta, età, altezza e che cosa ha già fatto.
introduction | L’ora a cavallo comincia a terra, con la brusca. {name}, a {place}, lascia il tempo per questo.
introduction | Chi lo sognava a otto anni comincia a quaranta. {name}, a {place}, ti mette prima alla longia, senza pubblico.
service | Prime lezioni alla longia | Il cavallo è guidato, tu cerchi l’assetto; le mani vengono dopo. | prim*, longia, inizi*, principiant*
service | Bambini e pony | Condurre, pulire, rifare il box, poi un giro al passo. | bambin*, pony, ragazz*
service | Lezioni in gruppo | Pochi cavalli, così ognuno riceve la sua correzione. | gruppo, grupp*, collettiv*
service | Lezioni private | Su quel che serve a te: il galoppo, l’angolo, l’agitazione. | privat*, individual*, singol*
service | Dressage e assetto | Dritti, regolari, a ritmo. Quasi tutto ciò che non va comincia in sella. | dressage, assetto, addestrament*
service | Barriere e salto | Barriere a terra, poi basse, mai più alte di quanto il galoppo sia calmo. | salt*, barrier*, ostacol*
service | Passeggiate | Al passo di chi ha montato meno, su strade che i cavalli conoscono. | passeggiat*, trekking, campagna, escursion*
line | Altezza, peso ed esperienza decidono il cavallo: dilli come sono. | Per cominciare bastano pantaloni lunghi e un po’ di tacco.
quote | Il cavallo se n’è accorto prima di te. | Una mano leggera viene da un assetto calmo. | Un cavallo perdona, e si ricorda.
title | Da terra alla sella | Alla longia, in gruppo, fuori | Per chi monta
contact | Chi vuole montare? | Chiedi una lezione d’equitazione
action | Chiedere lezione a cavallo | Presentare chi monta
ask | Che cosa si indossa? | Pantaloni che non sfregano, scarpe con un po’ di tacco, guanti se li hai. Il casco è obbligatorio; chiedi se c’è da prestare.
ask | Da che età si monta? | Quando il bambino ascolta, aspetta e sta seduto da solo: cambia da uno all’altro. I piccoli puliscono e vanno condotti.
ask | C’è un limite di peso? | Sì, per la schiena del cavallo. Di’ altezza e peso e la risposta sarà franca.
ask | E col brutto tempo? | La pioggia conta poco, temporale e ghiaccio sì. Si avvisa prima che tu parta.
ask | Quando galopperò? | Quando l’assetto è calmo al trotto. Per alcuni settimane, per altri mesi.
`,
  german: `
headlines | Reitunterricht in {place} | Erst putzen, dann reiten | Absatz tief, Blick voraus | Eine ruhige Hand am Zügel | Heu, Leder, frische Luft
introduction | {name} unterrichtet Reiten in {place}: {services}. Schreiben Sie, wer reitet, wie alt, wie groß und was schon ging.
introduction | Die Stunde auf dem Pferd beginnt am Boden, mit der Bürste. {name} in {place} lässt dafür Zeit.
introduction | Mit acht geträumt, mit vierzig angefangen. {name} in {place} nimmt Sie zuerst an die Longe, ohne Zuschauer.
service | Erste Stunden an der Longe | Das Pferd wird geführt, Sie suchen den Sitz. Die Hände kommen später. | longe*, anfanger*, erste, einsteiger*
service | Kinder und Ponys | Führen, putzen, misten und eine Runde im Schritt. | kind*, pony*, jugend*
service | Gruppenstunden | So wenige Pferde, dass jeder korrigiert wird. | gruppe*, abteilung*, reitstunde*
service | Einzelstunden | Zu Ihrem Thema: Galopp, Ecke, Aufregung. | einzel*, privat*
service | Dressur und Sitz | Gerade, gleichmäßig, im Takt. Das meiste, was schiefgeht, beginnt im Sattel. | dressur*, sitz*, sitzschul*
service | Stangen und Springen | Erst Stangen am Boden, dann klein, nie höher, als der Galopp ruhig ist. | spring*, stange*, cavaletti*
service | Ausritte | Im Tempo des Ungeübtesten, auf Wegen, die die Pferde kennen. | ausritt*, gelande*, wander*
line | Größe, Gewicht und Erfahrung entscheiden über das Pferd. Bitte ehrlich. | Lange Hose und Schuhe mit kleinem Absatz genügen am Anfang.
quote | Das Pferd hat es vor Ihnen gemerkt. | Eine weiche Hand kommt vom ruhigen Sitz. | Ein Pferd verzeiht und vergisst nicht.
title | Vom Boden in den Sattel | Longe, Gruppe, Gelände | Für alle, die reiten
contact | Wer möchte reiten? | Reitstunde anfragen
action | Reitstunde anfragen | Reiter vorstellen
ask | Was ziehen wir an? | Eine Hose, die nicht scheuert, Schuhe mit kleinem Absatz, Handschuhe, wenn vorhanden. Ein passender Helm ist Pflicht; fragen Sie, ob es welche zu leihen gibt.
ask | Ab welchem Alter kann ein Kind reiten? | Wenn es zuhört, wartet und allein sitzt, und das kommt verschieden früh. Kleine putzen und werden geführt.
ask | Gibt es eine Gewichtsgrenze? | Ja, dem Pferderücken zuliebe. Nennen Sie Größe und Gewicht, die Antwort ist ehrlich.
ask | Was ist bei schlechtem Wetter? | Regen zählt wenig, Sturm und Eis schon. Sie hören davon, bevor Sie losfahren.
ask | Wann darf ich galoppieren? | Wenn der Sitz im Trab ruhig ist. Bei manchen sind das Wochen, bei manchen Monate.
`,
  japanese: `
headlines | {place}の乗馬教室 | 乗る前に、まずブラシを | かかとを下げて、目は遠くへ | やわらかな手綱の手 | 干し草と革のにおいのなかで
introduction | {name}は{place}で、{services}を教えています。年齢、身長、体重、これまでの経験をお知らせください。
introduction | 馬との一時間は、地上のブラシがけから始まります。{name}は、その時間を大切に取ります。
introduction | 子どものころの夢を、大人になってから。{name}では、はじめは調馬索で、人目を気にせずに。
service | はじめての調馬索 | 馬は指導者が動かし、まず座り方を覚えます。 | はじめて, 初心者, 調馬索, 体験
service | 子どもとポニー | 引く、手入れする、馬房を掃除する。それから常歩で一周。 | 子ども, こども, ポニー, キッズ
service | グループレッスン | 一人ずつ直せる頭数で行います。 | グループ, 部班
service | 個人レッスン | 駈歩、隅角、緊張。いま困っていることを。 | 個人, プライベート, マンツーマン
service | 馬場馬術と姿勢 | まっすぐ、均等に、リズムよく。乱れの多くは鞍の上から始まります。 | 馬場, 姿勢, ドレッサージュ
service | 横木と障害 | 地上の横木から低い障害へ。駈歩が落ち着いた高さまで。 | 障害, 横木, ジャンプ
service | 外乗 | いちばん慣れない方に合わせ、馬の知っている道を。 | 外乗, トレッキング, 散歩
line | 身長、体重、経験で馬を選びます。ありのままをお知らせください。 | はじめは、長ズボンとかかとのある靴で足ります。
quote | 馬は、あなたより先に気づいています。 | やさしい手は、静かな腰から。 | 馬は許し、そして覚えています。
title | 地上から鞍の上へ | 調馬索、グループ、外乗 | 乗る人のために
contact | 乗るのはどなたですか | 乗馬を申し込む
action | 乗馬を申し込む | 体験を相談する
ask | 服装はどうすればよいですか。 | すれない長ズボン、かかとのある靴、あれば手袋を。ヘルメットは必ず着けます。貸し出しの有無はお尋ねください。
ask | 何歳から乗れますか。 | 話を聞き、待ち、ひとりで座れるようになったら。小さい子は手入れと引き馬から始めます。
ask | 体重の制限はありますか。 | 馬の背中のためにあります。身長と体重をお聞きして、正直にお答えします。
ask | 天気が悪い日はどうなりますか。 | 雨は差し支えないことが多く、嵐と凍結は別です。お出かけ前にご連絡します。
ask | いつ駈歩ができますか。 | 速歩で腰が落ち着いたら。数週間の方も、数か月の方もいます。
`,
  Korean: `
headlines | {place} 승마 교실 | 타기 전에 먼저 솔질 | 발뒤꿈치는 내리고 눈은 멀리 | 고삐를 쥔 조용한 손 | 건초와 가죽 냄새 속에서
introduction | {name}입니다. {place}에서 {services} 등을 가르칩니다. 타실 분의 나이와 키, 몸무게, 경험을 알려 주세요.
introduction | 말과의 한 시간은 땅에서 솔질로 시작합니다. {place}의 {name}에서는 그 시간을 넉넉히 둡니다.
introduction | 여덟 살에 꿈꾸고 마흔에 시작하기도 합니다. {name}에서는 먼저 조마삭으로, 보는 눈 없이.
service | 조마삭 첫 수업 | 말은 이끌어 드리고, 먼저 앉는 법을 찾습니다. | 처음, 초보, 조마삭, 체험
service | 어린이와 포니 | 끌기, 솔질, 마방 치우기, 그리고 평보로 한 바퀴. | 어린이, 아이, 포니, 유소년
service | 그룹 수업 | 한 사람씩 고쳐 줄 수 있는 수로 합니다. | 그룹, 단체, 부반
service | 개인 수업 | 구보, 모퉁이, 긴장. 지금 걸리는 것부터. | 개인, 일대일, 1:1
service | 마장마술과 기좌 | 곧게, 고르게, 리듬 있게. 어긋남은 대개 안장 위에서 시작됩니다. | 마장마술, 기좌, 자세
service | 횡목과 장애물 | 땅에 놓인 횡목부터. 구보가 차분한 만큼만 높입니다. | 장애물, 횡목, 점프
service | 외승 | 가장 서툰 분의 걸음에 맞춰 말이 아는 길로. | 외승, 트레킹, 산책
line | 키와 몸무게, 경험으로 말을 고릅니다. 있는 그대로 알려 주세요. | 처음에는 긴바지와 굽이 낮게 있는 신발이면 됩니다.
quote | 말이 먼저 알아챘습니다. | 부드러운 손은 조용한 자세에서. | 말은 용서하고, 기억합니다.
title | 땅에서 안장까지 | 조마삭, 그룹, 외승 | 타는 사람을 위해
contact | 누가 타나요? | 승마 수업 문의
action | 승마 수업 문의하기 | 체험 신청하기
ask | 무엇을 입나요? | 쓸리지 않는 긴바지, 굽 있는 신발, 있으면 장갑. 헬멧은 꼭 쓰며 빌릴 수 있는지 물어봐 주세요.
ask | 몇 살부터 타나요? | 말을 듣고 기다리고 혼자 앉을 수 있을 때부터입니다. 어린아이는 솔질과 끌기부터 합니다.
ask | 몸무게 제한이 있나요? | 말의 등을 위해 있습니다. 키와 몸무게를 말씀하시면 솔직하게 답합니다.
ask | 날씨가 나쁘면요? | 비는 대개 괜찮고 폭풍과 얼음은 다릅니다. 출발 전에 알려 드립니다.
ask | 언제 구보를 하나요? | 속보에서 앉음새가 조용해지면요. 몇 주인 분도, 몇 달인 분도 있습니다.
`,
}
