import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Bodas organizadas en {place} | Vuestra boda, de principio a fin | Invitados en vuestra propia boda | Un plan para todo el día | De la finca al último baile
introduction | {name} organiza bodas en {place}: {services}. Decid la fecha o la estación, cuántos seréis y qué está ya reservado.
introduction | Hay cien decisiones pequeñas y sois dos. {name}, en {place}, las ordena por lo que corre más prisa.
introduction | Toda boda se retrasa en algún momento; el arte es que nadie se entere. {name}, en {place}, está detrás de la puerta con la lista.
service | Organización completa | Del primer presupuesto al último taxi: un plan, un calendario y una persona que se sabe los dos. | completa, integral, organiza*, planifica*
service | Organización parcial | Tenéis la finca y media lista: se mira qué falta y se hace eso. | parcial*, media
service | Coordinación del día | Proveedores recibidos, horarios cumplidos, anillos localizados; a vosotros solo llega lo necesario. | coordina*, dia b, dia de la boda
service | Búsqueda de finca o salón | Pocas opciones, según cuántos seáis, la fecha y la vuelta a casa. | finca*, salon*, lugar*, espacio*, hacienda*, masia*
service | Presupuesto y proveedores | Ofertas una al lado de otra, con lo que falta en cada una; elegís y firmáis vosotros. | presupuesto*, proveedor*, catering, contrat*
service | Horario y mesas | Quién está dónde y cuándo, hasta los tíos que no deben compartir mesa. | horario*, timing*, mesa, mesas, seating, protocolo*
service | Decoración y estilo | Flores, papel y luz salidos de una misma idea, dibujada para quien la hará. | decora*, estilo*, flor*, diseno*, ambienta*
special | Invitados de fuera | Autobuses, habitaciones y una hoja con respuestas, para que nadie os llame esa mañana. | invitado*, autobus*, alojamiento*, transporte*
special | Bodas en el extranjero | Papeles de aquí, papeles de allí y un solo plan. Preguntad pronto cuáles tardan. | destino, extranjero, destination
special | Bodas pequeñas | Doce personas, una mesa y el mismo cuidado con la hora de la luz. | pequen*, intim*, elopement*
line | Toda la organización, una parte o solo el día. | Primero la lista de invitados: decide el sitio, el menú y casi todo el gasto.
quote | La lista de invitados es el verdadero presupuesto. | Un plan para la lluvia y ganas de sol. | Hoy la lista la lleva otra persona.
title | Cuánto queréis delegar | De la primera lista al último baile | Antes del día y ese día
contact | ¿Qué fecha tenéis? | Contad vuestra boda
action | Preguntar por una fecha | Pedir una primera cita
ask | ¿Cuándo conviene empezar? | En cuanto sepáis la estación. Primero se llenan las fincas, luego fotógrafos y músicos; con menos tiempo se elige entre lo que queda libre.
ask | ¿Cuánto cuesta organizar una boda con ayuda? | Depende de cuánto deleguéis y de cuántos seáis. Con esos dos datos recibís una propuesta que dice qué incluye y qué no.
ask | ¿Es tarde si ya hay cosas reservadas? | No. Mandad la lista de lo reservado y lo firmado: se ven los huecos y se sigue desde ahí.
ask | ¿No basta con el coordinador de la finca? | Un buen coordinador cuida de la casa. Quien trabaja para vosotros cuida además de los músicos, las flores y la tía.
ask | ¿Hay que contratar a vuestros proveedores? | No. Son propuestas y elegís vosotros. Preguntad siempre, también aquí, si se cobra por recomendar.
ask | ¿Y si llueve el día de la boda? | El plan de lluvia se hace a la vez que el otro, con una hora para decidir. No hace falta que decidáis vosotros.
`,
  french: `
headlines | Mariages organisés à {place} | Votre mariage, de A à Z | Invités à votre propre mariage | Un seul plan pour la journée | Du lieu à la dernière danse
introduction | {name} organise des mariages à {place} : {services}. Dites la date ou la saison, le nombre d’invités et ce qui est déjà réservé.
introduction | Cent petites décisions, et vous n’êtes que deux. {name}, à {place}, les range par ordre d’urgence.
introduction | Tout mariage prend du retard quelque part ; l’art est que personne ne le voie. {name}, à {place}, se tient derrière la porte avec la liste.
service | Organisation complète | Du premier budget au dernier taxi : un plan, un calendrier et une personne qui les connaît. | complete, complet, de a a z, cle en main
service | Organisation partielle | Vous avez le lieu et la moitié de la liste ; on regarde ce qui manque et on s’en charge. | partiel*, accompagn*
service | Coordination du jour J | Prestataires accueillis, horaires tenus, alliances retrouvées. Vous n’entendez que l’utile. | coordin*, jour j
service | Recherche du lieu | Une courte liste, selon votre nombre, votre date et la façon dont chacun rentrera. | lieu, lieux, domaine*, chateau*, salle*, grange*
service | Budget et prestataires | Les devis côte à côte, avec ce que chacun laisse de côté. Vous choisissez, vous signez. | budget*, prestataire*, devis, traiteur*
service | Déroulé et plan de table | Qui est où et quand, jusqu’aux oncles à ne pas asseoir ensemble. | deroule*, planning*, plan de table, plans de table
service | Décor et ambiance | Fleurs, papier et lumière tirés d’une seule idée, dessinée pour ceux qui la feront. | decor*, scenograph*, fleur*, ambiance*, theme*
special | Invités venus de loin | Chambres, navettes et une feuille de réponses, pour que personne ne vous appelle ce matin-là. | invite*, navette*, hebergement*, transport*
special | Mariages à l’étranger | Deux dossiers de papiers, un seul plan. Demandez tôt lesquels prennent du temps. | etranger*, destination*
special | Petits mariages | Douze personnes, une table et le même soin pour l’heure où la lumière est belle. | petit, petits, intim*, elopement*
line | Toute l’organisation, une partie, ou le jour seulement. | La liste des invités d’abord : elle décide du lieu, du repas et de presque tout le budget.
quote | La liste des invités, voilà le vrai budget. | Prévoir la pluie, espérer le soleil. | Aujourd’hui, quelqu’un d’autre tient la liste.
title | Ce que vous voulez confier | De la première liste à la dernière danse | Avant le jour J et pendant
contact | Votre date est-elle libre ? | Raconter votre mariage
action | Demander une date | Convenir d’un rendez-vous
ask | Quand faut-il commencer ? | Dès que la saison est choisie. Les lieux partent en premier, puis photographes et musiciens ; plus tard, on choisit parmi ce qui reste.
ask | Combien coûte l’organisation d’un mariage ? | Cela dépend de ce que vous confiez et du nombre d’invités. Avec ces deux données, vous recevez une offre qui dit ce qu’elle comprend et ce qu’elle ne comprend pas.
ask | Beaucoup est déjà réservé, est-ce trop tard ? | Non. Envoyez la liste de ce qui est réservé et signé : les trous se voient vite, et on part de là.
ask | Le lieu a déjà un coordinateur. À quoi bon ? | Il veille sur sa maison, et c’est bien ainsi. Qui travaille pour vous veille aussi sur les musiciens, les fleurs et la tante.
ask | Faut-il prendre vos prestataires ? | Non. Ce sont des propositions, le choix est le vôtre. Demandez toujours, ici aussi, si une recommandation est rémunérée.
ask | Et s’il pleut le jour J ? | Le plan de pluie se fait en même temps que l’autre, avec une heure pour trancher. Ce ne sera pas forcément à vous de le faire.
`,
  italian: `
headlines | Matrimoni organizzati a {place} | Il vostro matrimonio, seguito fino all’ultimo | Ospiti al vostro matrimonio | Un piano per tutto il giorno | Dalla villa all’ultimo ballo
introduction | {name} organizza matrimoni a {place}: {services}. Dite la data o la stagione, quanti sarete e che cosa è già prenotato.
introduction | Cento piccole decisioni, e voi siete in due. {name}, a {place}, le mette in fila per urgenza.
introduction | Ogni matrimonio da qualche parte ritarda; l’arte è che nessuno se ne accorga. {name}, a {place}, sta dietro la porta con la lista.
service | Organizzazione completa | Dal primo budget all’ultimo taxi: un piano, un calendario e una persona che li conosce. | complet*, organizzazion*, chiavi in mano
service | Organizzazione parziale | Avete la villa e mezza lista: si guarda che cosa manca e si fa quello. | parzial*, affianc*
service | Regia del giorno | Fornitori accolti, orari tenuti, fedi ritrovate. A voi arriva solo ciò che serve. | regia, coordinament*, giorno
service | Ricerca della location | Poche scelte, secondo il vostro numero, la data e il ritorno a casa. | location, vill*, cascin*, masseri*, castell*, agriturism*
service | Budget e fornitori | I preventivi uno accanto all’altro, con ciò che ciascuno lascia fuori. Scegliete e firmate voi. | budget, fornitor*, preventiv*, catering
service | Scaletta e tavoli | Chi sta dove e quando, fino agli zii da non mettere allo stesso tavolo. | scalett*, timing, tavol*, tableau
service | Allestimenti e stile | Fiori, carta e luce da un’idea sola, disegnata per chi la farà. | allestiment*, stile, fior*, decor*, design
special | Ospiti da lontano | Camere, navette e un foglio di risposte, così quella mattina nessuno vi chiama. | ospit*, invitat*, navett*, allogg*
special | Matrimoni all’estero | Due serie di documenti, un solo piano. Chiedete presto quali richiedono tempo. | estero, destination, stranier*
special | Matrimoni piccoli | Dodici persone, un tavolo e la stessa cura per l’ora della luce bella. | piccol*, intim*, elopement
line | Tutta l’organizzazione, una parte o soltanto il giorno. | Prima la lista degli invitati: decide il posto, il menù e quasi tutta la spesa.
quote | La lista degli invitati è il vero budget. | Un piano per la pioggia e la speranza del sole. | Oggi la lista la tiene qualcun altro.
title | Quanto volete affidare | Dalla prima lista all’ultimo ballo | Prima del giorno e quel giorno
contact | Che data avete? | Raccontate il matrimonio
action | Chiedere una data | Fissare un primo incontro
ask | Quando conviene cominciare? | Appena sapete la stagione. Prima si riempiono le ville, poi fotografi e musicisti; più tardi si sceglie fra ciò che resta.
ask | Quanto costa un wedding planner? | Dipende da quanto affidate e da quanti siete. Con questi due dati ricevete un’offerta che dice che cosa comprende e che cosa no.
ask | Molto è già prenotato: è tardi? | No. Mandate l’elenco di ciò che è prenotato e firmato: i buchi si vedono presto e si parte da lì.
ask | Non basta il coordinatore della villa? | Lui pensa alla casa, ed è giusto così. Chi lavora per voi pensa anche ai musicisti, ai fiori e alla zia.
ask | È obbligatorio usare i vostri fornitori? | No. Sono proposte e scegliete voi. Chiedete sempre, anche qui, se una raccomandazione è pagata.
ask | E se il giorno delle nozze piove? | Il piano per la pioggia nasce insieme all’altro, con un’ora entro cui decidere. E non tocca per forza a voi.
`,
  german: `
headlines | Hochzeitsplanung in {place} | Ihre Hochzeit, geplant und begleitet | Gast auf der eigenen Hochzeit | Ein Plan für den ganzen Tag | Von der Location zum letzten Tanz
introduction | {name} plant Hochzeiten in {place}: {services}. Nennen Sie Datum oder Jahreszeit, die Zahl der Gäste und was schon gebucht ist.
introduction | Hundert kleine Entscheidungen, und Sie sind zu zweit. {name} in {place} ordnet sie danach, was zuerst drängt.
introduction | Jede Hochzeit gerät irgendwo in Verzug, und am besten merkt es niemand. {name} in {place} steht mit der Liste hinter der Tür.
service | Komplette Planung | Vom ersten Budget bis zum letzten Taxi: ein Plan, ein Kalender und ein Mensch, der beide kennt. | komplett*, planung*, rundum*, full
service | Teilplanung | Den Ort und die halbe Liste haben Sie. Angesehen und übernommen wird, was noch fehlt. | teilplanung*, teilweise, unterstutz*
service | Begleitung am Tag | Dienstleister empfangen, Zeiten gehalten, Ringe gefunden. Sie hören nur, was Sie hören müssen. | tagesbegleitung*, begleitung*, zeremonienmeister*, koordin*
service | Suche nach der Location | Wenige Vorschläge, passend zu Gästezahl, Datum und Heimweg. | location*, scheune*, schloss*, gutshof*, saal*
service | Budget und Dienstleister | Angebote nebeneinandergelegt, mit dem, was in jedem fehlt. Ausgesucht und unterschrieben wird von Ihnen. | budget*, dienstleister*, angebot*, catering*
service | Ablauf und Sitzplan | Wer wann wo steht, bis zu den Onkeln, die nicht an einen Tisch gehören. | ablauf*, sitzplan*, tischordnung*, zeitplan*
service | Dekoration und Stil | Blumen, Papier und Licht aus einer Idee, gezeichnet für alle, die sie umsetzen. | deko*, stil, stile, blume*, konzept*, design*
special | Gäste von weit her | Zimmer, Shuttle und ein Blatt mit Antworten, damit an dem Morgen niemand bei Ihnen anruft. | gaste*, shuttle*, unterkunft*, unterkunfte*, einladung*
special | Hochzeit im Ausland | Zweierlei Papiere, ein Plan. Fragen Sie früh, welche davon lange brauchen. | ausland*, destination*, strandhochzeit*
special | Kleine Hochzeiten | Zwölf Menschen, ein Tisch und dieselbe Sorgfalt für die Stunde mit dem guten Licht. | klein*, standesamt*, elopement*, intim*
line | Die ganze Planung, ein Teil davon oder nur der Tag. | Zuerst die Gästeliste: Sie entscheidet über Raum, Essen und fast das ganze Budget.
quote | Die Gästeliste ist das eigentliche Budget. | Für Regen planen, auf Sonne hoffen. | Heute hält jemand anders die Liste.
title | Wie viel Sie abgeben | Von der ersten Liste bis zum letzten Tanz | Vor dem Tag und an dem Tag
contact | Ist Ihr Datum frei? | Ihre Hochzeit beschreiben
action | Datum anfragen | Erstgespräch vereinbaren
ask | Wann fängt man mit der Planung an? | Sobald die Jahreszeit feststeht. Orte sind zuerst vergeben, dann Fotografen und Bands; später wählt man aus dem, was frei ist.
ask | Was kostet eine Hochzeitsplanung? | Das hängt davon ab, wie viel Sie abgeben und wie viele kommen. Mit beidem bekommen Sie ein Angebot, in dem steht, was enthalten ist und was nicht.
ask | Vieles ist schon gebucht. Ist es zu spät? | Nein. Schicken Sie die Liste mit allem, was gebucht und unterschrieben ist. Die Lücken zeigen sich schnell, und dort geht es weiter.
ask | Reicht nicht die Betreuung durch die Location? | Die kümmert sich um ihr Haus. Wer für Sie arbeitet, kümmert sich auch um Band, Blumen und Tante.
ask | Müssen es Ihre Dienstleister sein? | Nein. Es sind Vorschläge, die Wahl haben Sie. Fragen Sie immer, auch hier, ob für Empfehlungen Geld fließt.
ask | Was ist, wenn es regnet? | Der Regenplan entsteht zusammen mit dem anderen, samt der Uhrzeit, zu der entschieden wird. Entscheiden müssen nicht unbedingt Sie.
`,
  japanese: `
headlines | {place}の結婚式プランニング | 段取りは任せて、楽しむ側へ | 会場選びから、お開きまで | 一枚の進行表で、一日を | 招く二人も、楽しめる式に
introduction | {name}は{place}で、{services}を承っています。ご希望の時期、ゲストの人数、もう決まったことをお知らせください。
introduction | 小さな決めごとは百、決めるのは二人だけ。{name}は、急ぐものから順に並べます。
introduction | 時間が少し押しても、ゲストが気づかなければよい日です。{name}は、進行表を手に、扉の裏にいます。
service | 結婚式のプロデュース | 最初の予算からお開きまで、計画も連絡も一つにまとめます。 | プロデュース, フルプラン, 企画, プランニング
service | 会場探し | 人数と日取り、帰りの足まで考え、数を絞ってご提案します。 | 会場, レストラン, ゲストハウス, 式場
service | 予算と見積もりの確認 | 見積もりを並べ、抜けている項目をお伝えします。 | 予算, 見積, 費用
service | 衣裳・写真・装花の手配 | お好みを伺い、候補をそろえます。選ぶのはお二人です。 | 衣裳, 衣装, ドレス, 写真, 装花, ヘアメイク, 手配
service | 進行表と席次 | 誰がいつどこにいるか。席を離したい方のことも伺っておきます。 | 進行, 席次, 演出, 司会
service | 当日の立ち会い | 業者を迎え、時刻を見守ります。お二人に届くのは、必要なことだけです。 | 当日, 立ち会い, アテンド, キャプテン
special | 少人数・家族だけの式 | 食卓一つの式にも、同じだけ手をかけます。 | 少人数, 家族婚, 家族だけ, 小さな
special | 神前式・和装の式 | 神社との打ち合わせから、着替えの段取りまで。 | 神前, 和婚, 神社, 和装, 仏前
special | 二次会・会費制パーティー | 受付、景品、音響まで、幹事の代わりに。 | 二次会, 会費, 幹事
special | 海外・リゾートの挙式 | 書類と移動を、早めに確かめます。 | 海外, 遠方, リゾート, 沖縄
line | 全部でも、一部でも、当日だけでも。どこまで任せたいかをお聞かせください。 | まずはゲストの人数を。会場も料理も予算も、そこから決まります。
quote | 本当の予算は、ゲストの人数です。 | 雨の支度をして、晴れを待つ。 | 今日の進行表は、お二人以外の手に。
title | お任せいただけること | 最初の相談から、お開きまで | その日までと、その日
contact | 日取りを相談する | どんな式にしますか
action | 日取りを相談する | 最初の相談を申し込む
ask | いつから準備を始めればよいですか。 | 時期の希望が決まったら、すぐに。会場から埋まり、写真や音楽が続きます。間がないときは、空いている中から探します。
ask | プランナーの費用はいくらですか。 | お任せいただく範囲と人数によります。二つをお知らせいただければ、含むものと含まないものを書いてお出しします。
ask | 会場が決まっていても頼めますか。 | はい。持ち込みや契約の条件を先に確かめ、残りの準備から始めます。
ask | 会場のプランナーとどう違いますか。 | 会場の方は、会場の中を見ます。お二人に付くプランナーは、会場の外のことも見ます。
ask | 業者は自分で選べますか。 | 選べます。ご提案は、あくまでご提案です。紹介料の有無も、どうぞお尋ねください。
ask | 雨が降ったら。 | 雨の計画も同時につくり、何時に決めるかまで決めておきます。
`,
  Korean: `
headlines | {place} 웨딩플래너 | 준비는 맡기고, 그날을 즐기세요 | 식장 찾기부터 마지막 인사까지 | 진행표 한 장으로 하루를 | 상견례 뒤부터 본식까지
introduction | {name}입니다. {place}에서 {services} 등을 맡습니다. 날짜나 계절, 하객 수, 이미 정한 것을 알려 주세요.
introduction | 정할 일은 백 가지, 정할 사람은 두 분. {place}의 {name}에서는 급한 것부터 차례를 세웁니다.
introduction | 시간이 조금 밀려도 하객이 모르면 좋은 날입니다. {place}의 {name}에서는 진행표를 들고 문 뒤를 지킵니다.
service | 결혼 준비 전체 | 첫 예산부터 마지막 정산까지, 일정표 하나에 담당 한 사람. | 전체, 결혼 준비, 대행, 토털, 컨설팅
service | 식장 찾기 | 하객 수와 날짜, 돌아가는 길까지 따져 몇 곳만 추립니다. | 식장, 웨딩홀, 홀투어, 장소, 하우스웨딩
service | 스드메 | 취향을 듣고 견적을 나란히 놓습니다. 추가금이 붙는 항목부터 짚습니다. | 스드메, 스튜디오, 드레스, 메이크업
service | 예산과 계약 | 견적마다 빠진 것을 찾습니다. 고르고 서명하는 것은 두 분입니다. | 예산, 견적, 계약, 비용
service | 식순과 진행표 | 누가 언제 어디 서는지, 축가와 사진 순서까지. | 진행, 식순, 연출, 디렉팅, 기획
service | 본식 당일 | 업체를 맞고 시간을 챙깁니다. 두 분께는 꼭 필요한 말만 전합니다. | 본식, 당일, 동행
special | 작은 결혼식 | 한 상에 둘러앉는 예식도 똑같이 꼼꼼히. | 스몰웨딩, 작은, 소규모, 가족끼리
special | 야외 예식 | 비가 올 때 옮길 자리와 그것을 정할 시각까지. | 야외, 가든, 정원, 마당
special | 전통 혼례와 폐백 | 혼례복과 상차림, 어른들 순서까지 미리 여쭙니다. | 전통, 혼례, 폐백, 한옥
line | 전부, 일부, 당일만. 어디까지 맡길지 말씀해 주세요. | 먼저 하객 수부터. 식장도 식사도 예산도 거기서 정해집니다.
quote | 진짜 예산은 하객 명단입니다. | 비를 준비하고 해를 기다립니다. | 오늘 진행표는 다른 사람이 듭니다.
title | 맡기실 수 있는 일 | 첫 상담부터 마지막 인사까지 | 그날까지, 그리고 그날
contact | 예식 날짜 상담 | 어떤 결혼식인가요?
action | 예식 날짜 상담하기 | 첫 상담 잡기
ask | 언제부터 준비하나요? | 계절이 정해지면 바로 시작하세요. 식장이 먼저 차고 사진과 드레스가 뒤를 잇습니다. 늦었다면 빈 날에서 찾습니다.
ask | 플래너 비용은 어떻게 되나요? | 맡기시는 범위와 하객 수에 따라 다릅니다. 둘을 알려 주시면 들어가는 것과 빠지는 것을 적어 드립니다.
ask | 이미 계약한 것이 있는데요? | 괜찮습니다. 계약한 것을 적어 보내 주시면 빠진 것부터 찾습니다.
ask | 웨딩홀 담당자와 무엇이 다른가요? | 홀 담당자는 홀을 봅니다. 플래너는 두 분 편에서 홀 밖의 일까지 챙깁니다.
ask | 업체를 직접 골라도 되나요? | 그럼요. 추천은 추천일 뿐입니다. 소개비가 있는지도 편하게 물어보세요.
ask | 추가금이 걱정돼요. | 계약 전에 항목마다 얼마까지 붙을 수 있는지 적어 달라고 하세요. 그 목록을 보면서 같이 따져 봅니다.
`,
}
