import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | DJ en {place} | La pista decide qué suena | Del primer baile al último taxi | Baila hasta la abuela | Tus canciones, en buen orden
introduction | {name} pincha en bodas y fiestas en {place}: {services}. Di la fecha, la sala y una canción que no puede faltar.
introduction | Una lista no hace una noche. {name}, en {place}, mira quién está sentado, quién baila y quién va a hacerlo, y pincha para ellos.
introduction | Altavoces, luces, micrófono y cables van incluidos y montados antes que los invitados. {name} pincha en {place} y cerca.
service | Bodas | Del cóctel a la última canción, con el primer baile a su segundo exacto. | boda*, novi*, primer baile, coctel
service | Cumpleaños | Música para cada edad de la sala, y la década de tus dieciséis a todo volumen. | cumple*, anos, aniversario*
service | Fiestas de empresa | Suave mientras se cena y se habla, luego menos. | empresa*, corporativ*, cena*, navidad
service | Sonido y luces | A la medida de la sala: bastante en la pista y llevadero en la mesa de los abuelos. | sonido, luces, iluminacion, altavoc*, humo
service | Fiestas de instituto y club | Versiones limpias, hora de cierre clara y peticiones cuando encajan. | instituto*, colegio*, club*, graduacion*, comunion*
service | Charla previa | El orden de la noche, la gente, las canciones y las prohibidas, por teléfono o en la sala. | reunion*, charla, planifica*
line | Envía las canciones que adoras y las que no quieres oír jamás. | Hace falta un enchufe propio y un rincón seco.
quote | Una pista llena no necesita anuncios. | Se pincha para la sala, no para la lista. | La mejor petición llega antes de medianoche.
title | Música para quién y cuándo | Del brindis al taxi | Lo que puede sonar
contact | ¿Qué fecha es? | Di una canción
action | Preguntar por la fecha | Decir las canciones
ask | ¿Podemos elegir la música? | Sí: las que deben sonar y las que no. Entre medias conviene dejar sitio a la pista.
ask | ¿Cuánto espacio hace falta? | Como una mesa de comedor, con un enchufe cerca y junto a donde se baila.
ask | ¿Se aceptan peticiones esa noche? | Siempre que encajen. Si no quieres ninguna, basta decirlo antes.
ask | ¿Y si la fiesta sigue? | Se alarga en el momento si la sala lo permite. El precio de la hora de más se acuerda antes.
ask | ¿Con cuánta antelación hay que preguntar? | Para sábados de verano, muchos meses; entre semana y en invierno a menudo bastan unas semanas.
`,
  french: `
headlines | DJ à {place} | La piste choisit la suite | Du premier slow au dernier taxi | Même mamie danse | Vos chansons, dans l’ordre
introduction | {name} mixe aux mariages et aux fêtes à {place} : {services}. Dites la date, la salle et la chanson qui ne doit pas manquer.
introduction | Une liste ne fait pas une soirée. {name}, à {place}, regarde qui est assis, qui danse, qui va s’y mettre, et joue pour eux.
introduction | Enceintes, lumières, micro et câbles viennent avec, en place avant vos invités. {name} joue à {place} et autour.
service | Mariages | Du vin d’honneur à la dernière chanson, avec l’ouverture de bal à la bonne seconde. | mariage*, maries, ouverture de bal, vin d'honneur
service | Anniversaires | De la musique pour chaque âge, et la décennie de vos seize ans plus fort que les autres. | anniversaire*, ans
service | Fêtes d’entreprise | Doux pendant le repas et les conversations, ensuite moins. | entreprise*, comite*, seminaire*, noel
service | Son et lumière | À la taille de la salle : assez sur la piste, supportable à la table des grands-parents. | son, sono*, lumiere*, enceinte*, eclairage*
service | Soirées d’école et de club | Des versions propres, une fin claire, et des demandes quand elles tombent bien. | ecole*, lycee*, club*, village*, etudiant*
service | Rendez-vous de préparation | Le déroulé, les gens, les chansons et celles à éviter, au téléphone ou sur place. | preparation*, rendez-vous, rencontre*
line | Envoyez les chansons que vous aimez, et celles que vous ne voulez plus entendre. | Une prise à soi et un coin sec suffisent.
quote | Une piste pleine se passe d’annonce. | On joue la salle, pas la liste. | La meilleure demande vient avant minuit.
title | De la musique pour qui et quand | Du toast au taxi | Ce qui peut passer
contact | Quelle date est-ce ? | Dites une chanson
action | Demander la date | Donner vos chansons
ask | Peut-on choisir la musique ? | Oui : celles qui doivent passer, celles qui ne doivent pas. Entre les deux, mieux vaut laisser de la place à la piste.
ask | Combien de place faut-il ? | À peu près une table de salle à manger, une prise à côté, près de la piste.
ask | Les demandes du soir sont-elles prises ? | Quand elles tombent bien. Si vous n’en voulez aucune, dites-le avant.
ask | Et si la fête continue ? | On prolonge sur le moment si la salle le permet. Le prix de l’heure en plus est convenu avant.
ask | Combien de temps avant faut-il demander ? | Pour les samedis d’été, de nombreux mois ; en semaine et l’hiver, quelques semaines suffisent souvent.
`,
  italian: `
headlines | DJ a {place} | La pista decide il resto | Dal primo ballo all’ultimo taxi | Balla anche la nonna | Le tue canzoni, in ordine
introduction | {name} suona a matrimoni e feste a {place}: {services}. Di’ la data, la sala e una canzone che non può mancare.
introduction | Una lista non fa una serata. {name}, a {place}, guarda chi siede, chi balla e chi sta per farlo, e suona per loro.
introduction | Casse, luci, microfono e cavi arrivano insieme, montati prima degli ospiti. {name} suona a {place} e dintorni.
service | Matrimoni | Dall’aperitivo all’ultima canzone, con il primo ballo al secondo giusto. | matrimon*, spos*, primo ballo, ricevimento
service | Compleanni | Musica per ogni età in sala, e il decennio dei tuoi sedici anni più forte di tutti. | complean*, anni, diciottesim*
service | Feste aziendali | Piano mentre si mangia e si parla, poi meno. | aziendal*, azienda, ditta, natale
service | Audio e luci | A misura di sala: abbastanza in pista, sopportabile al tavolo dei nonni. | audio, luci, impianto, casse, service
service | Serate di scuola e circolo | Versioni pulite, fine chiara e richieste quando ci stanno. | scuol*, circol*, club, laure*
service | Incontro prima della festa | La scaletta, le persone, le canzoni e quelle da evitare, al telefono o in sala. | incontro*, sopralluogo, scaletta
line | Manda le canzoni che ami e quelle che non vuoi più sentire. | Bastano una presa tutta sua e un angolo asciutto.
quote | Una pista piena non vuole annunci. | Si suona per la sala, non per la lista. | La richiesta migliore arriva prima di mezzanotte.
title | Musica per chi e quando | Dal brindisi al taxi | Quel che può suonare
contact | Che data è? | Di’ una canzone
action | Chiedere la data | Dire le canzoni
ask | Possiamo scegliere la musica? | Sì: quelle che devono esserci e quelle che no. In mezzo conviene lasciare spazio alla pista.
ask | Quanto posto occupa la consolle? | Come un tavolo da pranzo, con una presa vicina e accanto a dove si balla.
ask | Si accettano richieste la sera stessa? | Quando ci stanno. Se non ne vuoi nessuna, basta dirlo prima.
ask | E se la festa continua? | Si allunga sul momento se la sala lo permette. Il prezzo dell’ora in più si accorda prima.
ask | Con quanto anticipo chiedere? | Per i sabati d’estate molti mesi; in settimana e d’inverno spesso bastano poche settimane.
`,
  german: `
headlines | DJ in {place} | Die Tanzfläche entscheidet | Vom Eröffnungstanz zum letzten Taxi | Auch Oma tanzt | Ihre Lieder, richtig gereiht
introduction | {name} legt auf Hochzeiten und Festen in {place} auf: {services}. Schreiben Sie Datum, Saal und ein Lied, das nicht fehlen darf.
introduction | Eine Liste ist noch kein Abend. {name} in {place} sieht, wer sitzt, wer tanzt und wer gleich tanzen wird, und spielt für sie.
introduction | Boxen, Licht, Mikrofon und Kabel kommen mit und stehen, bevor die Gäste da sind. {name} spielt in {place} und Umgebung.
service | Hochzeiten | Vom Sektempfang bis zum letzten Lied, der Eröffnungstanz auf die Sekunde. | hochzeit*, braut*, trauung*, eröffnungstanz*
service | Geburtstage | Musik für jedes Alter im Raum, und am lautesten das Jahrzehnt, in dem Sie sechzehn waren. | geburtstag*, jubiläum*
service | Firmenfeiern | Leise, solange gegessen und geredet wird, danach weniger. | firmen*, betriebsfest*, weihnachtsfeier*, sommerfest*
service | Ton und Licht | Passend zum Saal: genug auf der Tanzfläche, erträglich am Tisch der Großeltern. | ton, licht*, anlage*, boxen, nebel*
service | Schul- und Vereinsfeste | Saubere Fassungen, klares Ende, und Wünsche, wenn sie passen. | schul*, abi*, verein*, dorffest*
service | Vorgespräch | Ablauf, Leute, Lieder und die verbotenen, am Telefon oder im Saal. | vorgespräch*, planung*, absprache*
line | Schicken Sie die Lieder, die Sie lieben, und die, die nie kommen dürfen. | Eine eigene Steckdose und eine trockene Ecke genügen.
quote | Eine volle Tanzfläche braucht keine Ansage. | Für den Saal spielen, nicht für die Liste. | Der beste Wunsch kommt vor Mitternacht.
title | Musik für wen und wann | Vom Anstoßen bis zum Taxi | Was laufen kann
contact | Welches Datum ist es? | Ein Lied nennen
action | Datum anfragen | Lieder nennen
ask | Dürfen wir die Musik aussuchen? | Ja: was kommen muss und was nicht kommen darf. Dazwischen hilft etwas Platz für die Tanzfläche.
ask | Wie viel Platz braucht das Pult? | Etwa einen Esstisch, mit Steckdose daneben, nah an der Tanzfläche.
ask | Werden am Abend Wünsche gespielt? | Wenn sie passen. Wer keine möchte, sagt es vorher.
ask | Und wenn das Fest weitergeht? | Verlängern geht sofort, wenn der Saal es erlaubt. Was die Stunde mehr kostet, ist vorher ausgemacht.
ask | Wie früh sollten wir fragen? | Für Samstage im Sommer viele Monate vorher, unter der Woche und im Winter reichen oft ein paar Wochen.
`,
  japanese: `
headlines | {place}のDJ | 次の一曲は、フロアが決める | 最初の踊りから終電まで | 祖母も踊る夜に | 好きな曲を、よい順で
introduction | {name}は{place}で、{services}を承っています。日取り、会場、はずせない一曲をお知らせください。
introduction | 曲の並びだけでは夜になりません。{name}が、座る人、踊る人、もうすぐ踊る人を見て選びます。
introduction | スピーカー、照明、マイク、配線まで持ち込み、お客さまより先に整えます。{name}が{place}とその周辺へ。
service | 結婚式と二次会 | 乾杯から最後の曲まで。入場もダンスも、合図の一秒に合わせます。 | 結婚式, 二次会, 披露宴, ウェディング
service | 誕生日の会 | どの年代にも一曲。十六歳だったころの曲は、少し大きめに。 | 誕生日, 還暦, 記念
service | 会社の催し | 食事と会話のあいだは小さく、そのあとは少し大きく。 | 会社, 企業, 忘年会, 懇親会
service | 音響と照明 | 会場に合わせて。踊る場所では十分に、年配の席ではほどほどに。 | 音響, 照明, スピーカー, 機材
service | 学園祭とクラブの夜 | 言葉を選んだ曲と、決めた終わりの時刻。合うリクエストは受けます。 | 学園祭, 学校, クラブ, 祭
service | 事前の打ち合わせ | 流れ、顔ぶれ、かける曲、かけない曲を、電話か会場で。 | 打ち合わせ, 相談, 下見
line | 好きな曲と、決して聴きたくない曲をお送りください。 | 専用のコンセントひとつと、濡れない角があれば足ります。
quote | 満員のフロアに、案内はいりません。 | 曲順より、部屋を見る。 | よいリクエストは、夜半の前に。
title | 誰に、いつの音楽か | 乾杯から帰りの車まで | 流せるもの
contact | 日取りはいつですか | 一曲を伝える
action | 空きを聞く | 曲を伝える
ask | 曲は選べますか。 | はい、必ず流す曲と、流さない曲を。あいだは、フロアのために少し空けておくとうまくいきます。
ask | どのくらいの場所が要りますか。 | 食卓ひとつ分です。近くにコンセントがあり、踊る場所のそばがよいです。
ask | 当日のリクエストは受けますか。 | 合うときに受けます。受けないほうがよければ、前もってお知らせください。
ask | 会が延びたらどうなりますか。 | 会場が許せばその場で延ばせます。延長の料金は先に決めておきます。
ask | いつごろ問い合わせればよいですか。 | 夏の土曜は何か月も前に、平日や冬なら数週間前でも間に合うことがあります。
`,
  Korean: `
headlines | {place} 디제이 | 다음 곡은 무대가 정합니다 | 첫 춤에서 막차까지 | 할머니도 춤추는 밤 | 좋아하는 곡을 알맞은 차례로
introduction | {name}입니다. {place}에서 {services} 등을 맡습니다. 날짜와 장소, 빠지면 안 되는 한 곡을 알려 주세요.
introduction | 곡 목록만으로 밤이 되지는 않습니다. {place}의 {name}에서 앉은 사람, 춤추는 사람, 곧 일어설 사람을 보고 고릅니다.
introduction | 스피커, 조명, 마이크, 선까지 가져와 손님보다 먼저 차려 둡니다. {name}에서 {place}와 가까운 곳으로 갑니다.
service | 결혼식과 애프터파티 | 건배부터 마지막 곡까지. 입장과 첫 춤은 신호에 맞춥니다. | 결혼식, 웨딩, 애프터파티, 피로연
service | 생일과 돌잔치 | 모든 나이에 한 곡씩. 열여섯 때 듣던 곡은 조금 더 크게. | 생일, 돌잔치, 환갑
service | 회사 행사 | 먹고 이야기하는 동안은 작게, 그 뒤에는 조금 더. | 회사, 기업, 송년회, 행사
service | 음향과 조명 | 자리에 맞게. 춤추는 곳은 넉넉히, 어르신 자리는 견딜 만하게. | 음향, 조명, 스피커, 장비
service | 축제와 학교 행사 | 말을 고른 곡과 정해진 끝 시각. 어울리는 신청곡은 받습니다. | 축제, 학교, 대학, 동아리
service | 미리 나누는 이야기 | 순서와 사람, 틀 곡과 안 틀 곡을 전화나 현장에서. | 상담, 미팅, 사전
line | 좋아하는 곡과 절대 듣기 싫은 곡을 보내 주세요. | 따로 쓰는 콘센트 하나와 젖지 않는 구석이면 됩니다.
quote | 가득 찬 무대에는 안내가 필요 없습니다. | 목록보다 사람을 봅니다. | 좋은 신청곡은 자정 전에 옵니다.
title | 누구에게 언제의 음악인지 | 건배에서 택시까지 | 틀 수 있는 것
contact | 날짜가 언제인가요? | 한 곡 알려 주기
action | 날짜 문의하기 | 곡 알려 주기
ask | 음악을 고를 수 있나요? | 네, 꼭 나올 곡과 나오면 안 될 곡을. 그 사이는 무대를 위해 조금 비워 두면 좋습니다.
ask | 자리는 얼마나 필요한가요? | 식탁 하나쯤입니다. 콘센트가 가깝고 춤추는 곳 옆이면 좋습니다.
ask | 그날 신청곡을 받나요? | 어울리면 받습니다. 원하지 않으시면 미리 말씀해 주세요.
ask | 파티가 길어지면요? | 장소가 허락하면 그 자리에서 늘릴 수 있습니다. 한 시간 값은 미리 정해 둡니다.
ask | 얼마나 일찍 물어봐야 하나요? | 여름 토요일은 여러 달 전, 평일과 겨울은 몇 주 전이라도 되는 때가 많습니다.
`,
}
