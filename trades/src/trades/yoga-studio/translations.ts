import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Clases de yoga en {place} | Esterilla, pies descalzos, aire | Rígido también vale | De la silla a la esterilla | Dobla las rodillas: también cuenta | Una hora sin móvil
introduction | {name} da clases de yoga en {place}: {services}. Di qué te trae: la espalda tiesa, la cabeza llena o las ganas de retomarlo.
introduction | Aquí nadie tiene que llegar a tocarse los pies. {name}, en {place}, enseña cada postura también con bloque, cinturón y pared.
introduction | Lo primero es aprender a soltar el aire despacio. {name}, en {place}, empieza por ahí y acaba en silencio.
service | Yoga para empezar | Las mismas posturas semana tras semana, desmontadas y vueltas a montar. | principiante*, inicia*, empezar, desde cero
service | Hatha | Una postura tras otra, con tiempo para notar qué hace el otro hombro. | hatha, suave*, iyengar
service | Vinyasa | Una respiración, un movimiento, desde el primer saludo al sol. A media clase ya hay calor. | vinyasa, flow, saludo*, dinamic*, ashtanga, power
service | Yin y restaurativo | Minutos en una forma, sobre cojines y con manta. Casi todo lo hace el suelo. | yin, restaurativ*, nidra, relaja*
service | Respiración y meditación | Sentarse, contar, perder la cuenta y volver a empezar. También en silla. | respira*, pranayama, medita*, mindfulness
service | Clases particulares | Una práctica para tu hombro, tus horarios y tu salón, que te llevas escrita. | particular*, individual*, privad*
special | Yoga prenatal | Piernas fuertes, asiento ancho, exhalación larga. Consulta antes con tu matrona. | prenatal*, embaraz*
special | Yoga con bebé | Tú estiras, el bebé rueda y siempre llora alguno. | bebe*, postnatal*, posparto
special | Yoga en silla | Sentado, o de pie con una mano en el respaldo, cuando el suelo queda lejos. | silla*, mayores, senior*
special | Niños y adolescentes | El perro, la cobra, el árbol y un minuto entero de silencio. | nino*, ninos, infantil*, adolescente*, familia*
special | Yoga en la empresa | En la sala de reuniones y con la ropa del día; cuello y muñecas primero. | empresa*, oficina*
special | Talleres y retiros | Una mañana con un solo tema, o unos días sin nada más. | taller*, retiro*
line | Una lesión, un embarazo, la tensión alta: dilo antes de clase y cambian las posturas. | ¿Dudas con el nivel? Prueba primero la clase lenta.
quote | La postura llega hasta donde llega el aire. | Estar rígido es un buen principio. | Nadie mira: todos guardan el equilibrio.
title | Clases lentas y fluidas | Lo que pasa en la esterilla | De pie, sentado, tumbado
contact | Prueba una clase | Reserva tu esterilla
action | Reservar clase de prueba | Preguntar por el nivel
ask | No soy flexible. ¿Puedo ir? | Sí: la flexibilidad llega con la práctica. El bloque, el cinturón y las rodillas dobladas suplen lo que falta.
ask | ¿Hace falta esterilla propia? | Pregunta al apuntarte si hay para prestar. Con el tiempo casi todo el mundo prefiere la suya.
ask | ¿Por qué clase empiezo? | Por una de iniciación o una lenta. Escribe qué has practicado y qué te duele.
ask | ¿Se puede comer antes? | Poco, y mejor nada en las dos horas anteriores; las torsiones lo notan.
ask | ¿Y con una lesión, o embarazada? | Pregunta primero al médico o a la matrona y avisa antes de clase. Unas posturas se cambian y otras se dejan.
ask | ¿El yoga es una religión? | Viene de la India y de textos antiguos. No hay que creer en nada, y donde se canta puedes callar.
`,
  french: `
headlines | Cours de yoga à {place} | Dérouler le tapis, souffler | Raide ? C’est un début | Du bureau au tapis | Pliez les genoux, ça compte | Une heure sans téléphone
introduction | {name} enseigne le yoga à {place} : {services}. Dites ce qui vous amène : un dos raide, une tête pleine, une pratique à reprendre.
introduction | Ici, personne n’est tenu de toucher ses orteils. {name}, à {place}, montre chaque posture avec une brique, une sangle ou un mur.
introduction | On apprend d’abord à souffler lentement. {name}, à {place}, commence par là et finit en silence.
service | Cours débutants | Les mêmes postures de semaine en semaine, démontées puis remontées. | debut*, initiation*, decouverte*
service | Hatha | Une posture après l’autre, le temps de remarquer ce que fait l’autre épaule. | hatha, doux, douce, iyengar
service | Vinyasa | Un souffle, un mouvement, dès la première salutation au soleil. À mi-cours, on a chaud. | vinyasa, flow, salutation*, dynamique*, ashtanga, power
service | Yin et yoga réparateur | De longues minutes dans une forme, sur un coussin et sous un plaid. Le sol travaille pour vous. | yin, restaur*, reparateur, nidra, relax*
service | Souffle et méditation | S’asseoir, compter, se tromper, recommencer. Une chaise convient aussi. | souffle*, respir*, pranayama, medit*
service | Séances individuelles | Une pratique pour votre épaule, vos horaires et votre salon, que vous emportez écrite. | individuel*, particulier*, prive*
special | Yoga prénatal | Des jambes solides, une assise large, une longue expiration. Parlez-en d’abord à votre sage-femme. | prenatal*, enceinte*, grossesse*
special | Yoga avec bébé | Vous vous étirez, il roule, et il y en a toujours un qui pleure. | bebe*, postnatal*
special | Yoga sur chaise | Assis, ou debout une main au dossier, quand le sol paraît loin. | chaise*, senior*
special | Enfants et ados | Le chien, le cobra, l’arbre, et une vraie minute de silence. | enfant*, ado, ados, famille*
special | Yoga en entreprise | Dans la salle de réunion, en tenue de ville ; la nuque et les poignets d’abord. | entreprise*, bureau*
special | Stages et retraites | Une matinée sur un seul thème, ou quelques jours sans rien d’autre. | stage*, retraite*, atelier*
line | Blessure, grossesse, tension : dites-le avant la séance et les postures changent. | Un doute sur le niveau ? Prenez d’abord le cours lent.
quote | La posture s’arrête où le souffle se bloque. | Être raide, c’est un bon point de départ. | Personne ne regarde : chacun cherche son équilibre.
title | Cours lents, cours fluides | Ce qui se passe sur le tapis | Debout, assis, allongé
contact | Essayer un cours | Garder un tapis
action | Réserver un cours d’essai | Trouver son niveau
ask | Je ne suis pas souple. Puis-je venir ? | Oui : la souplesse vient en pratiquant. La brique, la sangle et les genoux pliés comblent ce qui manque.
ask | Faut-il apporter son tapis ? | Demandez à l’inscription s’il s’en prête. Ensuite, la plupart préfèrent le leur.
ask | Par quel cours commencer ? | Un cours débutants ou un cours lent. Écrivez ce que vous avez déjà pratiqué et ce qui fait mal.
ask | Peut-on manger avant ? | Peu, et plutôt rien dans les deux heures qui précèdent : les torsions s’en souviennent.
ask | Et en cas de blessure ou de grossesse ? | L’avis du médecin ou de la sage-femme d’abord, puis un mot avant la séance. On change des postures, on en laisse d’autres.
ask | Le yoga est-il une religion ? | Il vient d’Inde et de textes anciens. Il n’y a rien à croire, et l’on peut se taire quand les autres chantent.
`,
  italian: `
headlines | Lezioni di yoga a {place} | Tappetino, piedi nudi, respiro | Rigidi? Si comincia lo stesso | Dalla scrivania al tappetino | Piega le ginocchia, vale uguale | Un’ora senza telefono
introduction | {name} insegna yoga a {place}: {services}. Di’ che cosa ti porta: la schiena rigida, la testa piena o la voglia di riprendere.
introduction | Qui nessuno deve arrivare a toccarsi i piedi. {name}, a {place}, mostra ogni posizione anche con mattoncino, cinghia e muro.
introduction | Per prima cosa si impara a espirare piano. {name}, a {place}, comincia da lì e finisce in silenzio.
service | Yoga per chi comincia | Poche posizioni, settimana dopo settimana, smontate e rimontate. | principiant*, inizi*, base
service | Hatha | Una posizione alla volta, quanto basta per accorgersi dell’altra spalla. | hatha, dolce, iyengar
service | Vinyasa | Un respiro, un movimento, dal primo saluto al sole in poi. A metà lezione fa già caldo. | vinyasa, flow, saluto, dinamic*, ashtanga, power
service | Yin e rigenerativo | Minuti in una forma sola, su cuscini e sotto la coperta. Quasi tutto lo fa il pavimento. | yin, rigenerativ*, nidra, rilass*
service | Respiro e meditazione | Sedersi, contare, perdere il conto, ricominciare. Va bene anche una sedia. | respir*, pranayama, medita*, mindfulness
service | Lezioni individuali | Una pratica per la tua spalla, i tuoi turni e il tuo salotto, da portare via scritta. | individual*, privat*, singol*
special | Yoga in gravidanza | Gambe forti, seduta larga, espiro lungo. Parlane prima con l’ostetrica. | gravidanz*, prenatal*, gestant*, incinta
special | Yoga con il bebè | Tu ti allunghi, il bebè rotola, e uno che piange c’è sempre. | bebe, neonat*, mamm*
special | Yoga sulla sedia | Da seduti, o in piedi con una mano allo schienale, quando il pavimento è lontano. | sedia, anzian*, senior
special | Bambini e ragazzi | Il cane, il cobra, l’albero e un minuto intero di silenzio. | bambin*, ragazz*, famigli*
special | Yoga in azienda | Nella sala riunioni e con gli abiti del giorno, collo e polsi per primi. | aziend*, ufficio, uffici
special | Seminari e ritiri | Una mattina su un solo tema, o qualche giorno senza nient’altro. | seminar*, ritir*, workshop
line | Un infortunio, una gravidanza, la pressione alta: dillo prima della lezione e le posizioni cambiano. | Dubbi sul livello? Prova prima la lezione lenta.
quote | La posizione finisce dove si blocca il respiro. | Essere rigidi è un buon inizio. | Nessuno guarda: sono tutti in equilibrio.
title | Lezioni lente e fluide | Che cosa succede sul tappetino | In piedi, seduti, sdraiati
contact | Prova una lezione | Prenota il tappetino
action | Prenotare una prova | Chiedere del livello
ask | Non sono flessibile. Posso venire? | Sì: la flessibilità arriva con la pratica. Mattoncino, cinghia e ginocchia piegate compensano quel che manca.
ask | Serve un tappetino mio? | Chiedi all’iscrizione se ce n’è uno da prestare. Col tempo quasi tutti preferiscono il proprio.
ask | Da quale lezione comincio? | Da una per principianti o da una lenta. Scrivi che cosa hai già praticato e dove fa male.
ask | Si può mangiare prima? | Poco, e meglio niente nelle due ore prima: le torsioni se ne accorgono.
ask | E con un infortunio, o in gravidanza? | Chiedi prima al medico o all’ostetrica, poi avvisa prima della lezione. Alcune posizioni si cambiano, altre si lasciano.
ask | Lo yoga è una religione? | Viene dall’India e da testi antichi. Non c’è niente da credere, e dove si canta puoi tacere.
`,
  german: `
headlines | Yogakurse in {place} | Matte ausrollen, Telefon aus | Steif sein ist erlaubt | Vom Schreibtisch auf die Matte | Beugen Sie ruhig die Knie | Erst einmal ausatmen
introduction | {name} unterrichtet Yoga in {place}: {services}. Schreiben Sie, was Sie herführt: ein steifer Rücken, ein voller Kopf oder die eingeschlafene Praxis.
introduction | Niemand muss hier mit den Fingern an die Zehen kommen. {name} in {place} zeigt jede Haltung auch mit Klotz, Gurt und Wand.
introduction | Als Erstes lernt man, langsam auszuatmen. {name} in {place} fängt damit an und hört in Stille auf.
service | Yoga für Einsteiger | Wenige Haltungen, Woche für Woche auseinandergenommen und wieder zusammengesetzt. | anfanger*, einsteiger*, grundkurs*, einfuhrung*
service | Hatha-Yoga | Eine Haltung nach der anderen, so lange, bis auch die zweite Schulter auffällt. | hatha*, sanft*, iyengar*
service | Vinyasa und Flow | Ein Atemzug, eine Bewegung, vom ersten Sonnengruß an. Ab der Mitte wird es warm. | vinyasa*, flow*, sonnengru*, power*, ashtanga*, dynamisch*
service | Yin und Regeneration | Minuten in einer Form, auf Polstern und unter der Decke. Das meiste macht der Boden. | yin*, restorativ*, regenerat*, nidra, entspann*
service | Atem und Meditation | Sitzen, zählen, sich verzählen, von vorn beginnen. Ein Stuhl tut es auch. | atem*, pranayama, meditation*, achtsam*
service | Einzelstunden | Eine Übungsfolge für Ihre Schulter, Ihre Schichten und Ihren Wohnzimmerboden, zum Mitnehmen aufgeschrieben. | einzel*, privat*
special | Schwangerschaftsyoga | Kräftige Beine, weiter Sitz, langes Ausatmen. Fragen Sie zuerst Ihre Hebamme. | schwanger*, pranatal*
special | Yoga mit Baby | Sie dehnen sich, das Kind rollt, und eines weint immer. Stillen gehört dazu. | baby*, mama*, postnatal*
special | Stuhlyoga | Im Sitzen oder mit der Hand an der Lehne, wenn der Boden weit weg ist. | stuhl*, senior*
special | Kinderyoga | Hund, Kobra, Baum und zum Schluss eine ganze Minute Ruhe. | kind, kinder*, jugend*, familie*
special | Yoga im Betrieb | Im Besprechungsraum und in Alltagskleidung, Nacken und Handgelenke zuerst. | firma, firmen*, betrieb*, buro*, unternehmen*
special | Workshops und Retreats | Ein Vormittag zu einem einzigen Thema oder ein paar Tage ohne alles andere. | workshop*, retreat*, wochenend*
line | Verletzung, Schwangerschaft, Bluthochdruck: Sagen Sie es vor der Stunde, dann ändern sich die Haltungen. | Unsicher beim Niveau? Nehmen Sie zuerst die ruhige Stunde.
quote | Eine Haltung geht so weit, wie der Atem reicht. | Steif ist ein guter Anfang. | Niemand schaut. Alle balancieren.
title | Ruhige und fließende Stunden | Was auf der Matte geschieht | Stehen, sitzen, liegen
contact | Yoga ausprobieren | Eine Matte freihalten
action | Probestunde anfragen | Nach einem Kurs fragen
ask | Ich bin unbeweglich. Geht das? | Ja. Beweglichkeit ist die Folge und keine Eintrittskarte. Klotz, Gurt und gebeugte Knie gleichen aus, was fehlt.
ask | Brauche ich eine eigene Matte? | Fragen Sie bei der Anmeldung, ob eine zu leihen ist. Auf Dauer mögen die meisten ihre eigene.
ask | Zahlt die Krankenkasse etwas dazu? | Nur bei Kursen, die als Prävention anerkannt sind. Fragen Sie nach, ob dieser dazugehört, und dann bei Ihrer Kasse.
ask | Darf ich vorher essen? | Wenig, und in den zwei Stunden davor am besten nichts. Mit vollem Bauch dauert jede Drehung.
ask | Kann ich verletzt oder schwanger mitmachen? | Fragen Sie erst Arzt oder Hebamme und sagen Sie vor der Stunde Bescheid. Manches wird geändert, manches weggelassen.
ask | Ist Yoga eine Religion? | Es kommt aus Indien und aus alten Schriften. Glauben müssen Sie nichts, und wo gesungen wird, dürfen Sie schweigen.
`,
  japanese: `
headlines | {place}のヨガ教室 | 体がかたい方から、どうぞ | 吐く息から始めます | 机の前から、マットの上へ | 電話を置いて、一時間
introduction | {name}は{place}で、{services}を教えています。こった肩、休まらない頭、久しぶりの再開。始めたいわけをお聞かせください。
introduction | 手がつま先に届かなくてもかまいません。{name}では、ブロックやベルト、壁を使う形もお見せします。
introduction | はじめに覚えるのは、ゆっくり息を吐くこと。{name}のレッスンは、そこから始まり、静けさで終わります。
service | はじめてのヨガ | 少ないポーズを毎週くり返し、分けては、またつなぎます。 | はじめて, 初心者, 入門, 初級
service | ハタヨガ | 一つのポーズに、反対の肩に気づくまでとどまります。 | ハタ, やさしい, ゆったり
service | ヴィンヤサ | 一息に一つの動き。太陽礼拝からつなげるうちに、体が温まります。 | ヴィンヤサ, ビンヤサ, フロー, 太陽礼拝, パワーヨガ, アシュタンガ
service | 陰ヨガとリストラティブ | 枕と毛布に身をあずけ、同じ形で数分。あとは床に任せます。 | 陰ヨガ, リストラティブ, ニドラ, リラックス
service | 呼吸と瞑想 | 座って、数えて、わからなくなったら一から。いすでもできます。 | 呼吸, 瞑想, マインドフルネス
service | 個人レッスン | 肩の具合、勤務の時間、お部屋の広さに合わせて。家での続け方は紙に書いてお渡しします。 | 個人, プライベート, マンツーマン
special | マタニティヨガ | 足腰を支え、長く吐く練習を。まず産院でご相談ください。 | マタニティ, 妊娠, 妊婦
special | 産後と赤ちゃん | お母さんは伸びて、赤ちゃんは転がって。泣き声もレッスンのうちです。 | 産後, 赤ちゃん, ベビー
special | いすヨガ | 座ったまま、または背もたれに手を添えて。床が遠い方に。 | いす, 椅子, チェア, シニア
special | キッズヨガ | 犬、コブラ、木のポーズ。最後に一分間の静けさを。 | キッズ, 子ども, こども, 親子
special | ホットヨガ | 温かい部屋で、ゆっくりと。飲み水を多めにお持ちください。 | ホットヨガ, ホット
special | 企業への出張 | 会議室で、ふだんの服のまま。首と手首から始めます。 | 企業, 出張, 会社, オフィス
line | けが、妊娠、血圧のこと。はじめにお聞きして、ポーズを変えます。 | レベルに迷ったら、まずゆっくりのクラスへ。
quote | 息の届くところまでが、ポーズです。 | かたい体は、よい始まりです。 | 誰も見ていません。みんな片足ですから。
title | ゆっくりと、流れるように | マットの上ですること | 立って、座って、横になって
contact | ヨガを体験する | クラスを相談する
action | ヨガ体験を申し込む | クラスを相談する
ask | 体がかたくてもできますか。 | できます。やわらかさは続けるうちについてきます。ブロックとベルト、曲げたひざで補います。
ask | マットは必要ですか。 | お貸しできるかどうか、お申し込みのときにお尋ねください。続ける方の多くは、ご自分のものを持たれます。
ask | どのクラスから始めればよいですか。 | 初心者向けか、ゆっくりのクラスを。これまでの経験と、痛むところをお知らせください。
ask | 食事はいつまでに済ませますか。 | 二時間ほど前までに、軽く。満腹ではねじりがつらくなります。
ask | どんな服装で行けばよいですか。 | 伸び縮みする服で、足は素足です。飲み物とタオルもお持ちください。
ask | 男性も参加できますか。 | クラスによります。お申し込みの前にお尋ねください。
`,
  Korean: `
headlines | {place} 요가원 | 뻣뻣한 몸 그대로 오세요 | 숨을 내쉬며 시작합니다 | 책상에서 매트 위로 | 전화기를 내려놓는 한 시간
introduction | {name}입니다. {place}에서 {services} 등을 가르칩니다. 굳은 어깨든 복잡한 머리든, 찾아오시는 까닭을 알려 주세요.
introduction | 손이 발끝에 닿지 않아도 됩니다. {place}의 {name}에서는 블록과 스트랩, 벽을 쓰는 자세도 보여 드립니다.
introduction | 처음 배우는 것은 천천히 내쉬는 숨입니다. {name}의 수업은 거기서 시작해 고요히 끝납니다.
service | 처음 하는 요가 | 몇 가지 자세를 매주 되풀이하며 나누어 보고 다시 잇습니다. | 처음, 초보, 입문, 기초, 초급
service | 하타 | 한 자세에 머물며 반대쪽 어깨까지 살핍니다. | 하타, 아헹가
service | 빈야사 | 한 호흡에 한 동작. 태양 예배에서 이어 가다 보면 몸이 데워집니다. | 빈야사, 플로우, 태양, 아쉬탕가, 파워
service | 인요가와 휴식 | 볼스터와 담요에 기대어 몇 분씩. 나머지는 바닥이 합니다. | 인요가, 리스토러티브, 니드라, 힐링, 이완
service | 호흡과 명상 | 앉아서 세다가 놓치면 다시 하나부터. 의자에 앉아도 됩니다. | 호흡, 명상, 마음챙김
service | 개인 수업 | 어깨와 근무 시간, 거실 넓이에 맞춘 순서를 적어 드립니다. | 개인, 일대일, 1:1
special | 임산부 요가 | 튼튼한 다리와 긴 날숨. 다니시는 병원에 먼저 물어보세요. | 임산부, 임신, 산전
special | 엄마와 아기 | 엄마는 몸을 늘이고 아기는 구릅니다. 우는 소리도 수업입니다. | 산후, 아기, 엄마
special | 플라잉 요가 | 해먹에 몸을 맡기되 처음에는 낮게. 거꾸로는 원하실 때 합니다. | 플라잉, 해먹
special | 의자 요가 | 앉아서, 또는 등받이를 잡고. 바닥이 먼 분들께. | 의자, 시니어, 어르신
special | 어린이 요가 | 강아지, 코브라, 나무, 그리고 꼬박 일 분 조용히. | 어린이, 키즈, 가족
special | 회사로 찾아가는 요가 | 회의실에서 입은 옷 그대로, 목과 손목부터. | 회사, 기업, 출강, 직장
line | 다친 곳, 임신, 혈압은 수업 전에 말씀해 주세요. 자세를 바꿔 드립니다. | 수준을 모르겠으면 느린 수업부터 들어 보세요.
quote | 숨이 닿는 데까지가 자세입니다. | 뻣뻣함은 좋은 출발점입니다. | 아무도 안 봅니다. 다들 한 발로 서 있으니까요.
title | 느린 수업, 흐르는 수업 | 매트 위에서 하는 일 | 서고, 앉고, 눕고
contact | 요가 체험 문의 | 매트 자리 문의
action | 요가 체험 신청하기 | 내 수준 물어보기
ask | 몸이 뻣뻣한데 괜찮나요? | 네. 유연함은 하다 보면 따라옵니다. 블록과 스트랩, 굽힌 무릎이 모자란 만큼을 채웁니다.
ask | 매트를 사야 하나요? | 빌릴 수 있는지 신청할 때 물어봐 주세요. 오래 하시는 분은 대개 자기 매트를 씁니다.
ask | 어떤 수업부터 들을까요? | 입문이나 느린 수업입니다. 해 본 것과 아픈 곳을 적어 주세요.
ask | 밥은 언제 먹나요? | 두 시간 전까지 가볍게요. 배가 부르면 비틀기가 힘듭니다.
ask | 다쳤거나 임신 중인데 되나요? | 먼저 의사와 상의하시고 수업 전에 알려 주세요. 바꾸는 자세도 있고 빼는 자세도 있습니다.
ask | 옷은 어떻게 입나요? | 잘 늘어나는 옷에 맨발입니다. 물과 수건을 챙겨 오세요.
`,
}
