import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Artes marciales en {place} | Saludar, y luego entrenar | Aprender a caer | Descalzos y con reglas | Fuerza para saber parar
introduction | {name} enseña artes marciales en {place}: {services}. Di la edad, qué has hecho antes y qué días puedes.
introduction | Lo primero que se aprende es a caer. {name}, en {place}, le dedica lo que haga falta.
introduction | Los niños aprenden a parar y los adultos a empezar. {name}, en {place}, tiene tatami para los dos.
service | Principiantes | Posturas, caídas, respiración y una técnica para enseñar en casa. | principiante*, inicia*, empezar
service | Niños | Correr, rodar, esperar el turno; quien pega fuera lo explica al grupo. | nino*, ninos, infantil*, peque*
service | Adolescentes | Un sitio donde gritar y cansarse, con reglas para todos. | adolescente*, joven*, jovenes
service | Adultos | Del trabajo al tatami; se cambia de pareja para aprender con todas las tallas. | adulto*, clase*
service | Grupos de mujeres | A su ritmo y con parejas que saben para qué es el ejercicio. | mujer*, femenin*, chicas
service | Defensa personal | Verlo pronto, salir, hacer ruido; los agarres vienen después. | defensa*, autodefensa, krav*
service | Grados y competición | Nadie está obligado; a quien quiere se le dice con franqueza cuándo toca. | grado*, cinturon*, competicion*, examen*, combate*
line | Mirar un día, probar otro y luego decidir. | Rodilla vieja, hombro malo, mucho tiempo parado: dilo antes de calentar.
quote | El mejor golpe es el que se guarda. | Caer es la primera técnica. | El cinturón sirve para cerrar la chaqueta.
title | En el tatami | Grupos y edades | De caer a estar de pie
contact | Ven a mirar | Pide clase de prueba
action | Pedir clase de prueba | Buscar un grupo
ask | ¿Hay que estar en forma? | No. La forma se coge aquí, y cada ejercicio tiene una versión fácil para los primeros meses.
ask | ¿Me haré daño? | Algún morado, sí. El contacto crece con la experiencia, y parar cuando el otro toca es la primera regla.
ask | ¿Desde qué edad pueden venir? | Cuando escuchan y esperan turno. Venid a mirar y se os dice qué parece.
ask | ¿Se volverá agresivo? | Suele pasar lo contrario. Cada técnica viene con la regla de cuándo se usa, y quien la rompe se sienta.
ask | ¿Qué llevo a la primera clase? | Ropa suelta, uñas cortas, pies limpios y agua. El traje puede esperar.
`,
  french: `
headlines | Arts martiaux à {place} | Saluer, puis s’entraîner | Apprendre à tomber | Pieds nus, règles claires | Assez fort pour s’arrêter
introduction | {name} enseigne les arts martiaux à {place} : {services}. Dites l’âge, l’expérience et les soirs possibles.
introduction | La première chose apprise est la chute. {name}, à {place}, y passe le temps qu’il faut.
introduction | Les enfants apprennent à s’arrêter, les adultes à commencer. {name}, à {place}, a un tapis pour les deux.
service | Débutants | Se tenir, tomber, respirer, et une technique à montrer chez soi. | debutant*, initiation*
service | Enfants | Courir, rouler, attendre son tour ; qui frappe dehors l’explique au groupe. | enfant*, petit*, eveil, baby*
service | Adolescents | Un endroit pour crier et se fatiguer, avec des règles pour tous. | ado*, adolescent*, jeune*
service | Adultes | Du travail au tapis ; on change de partenaire pour apprendre avec tous les gabarits. | adulte*, cours
service | Cours féminins | À leur rythme, avec des partenaires qui savent à quoi sert l’exercice. | femme*, feminin*
service | Self-défense | Voir tôt, partir, faire du bruit ; les prises viennent après. | self*, defense*, krav*
service | Grades et compétitions | Nul n’y est tenu ; à qui veut, on dit franchement quand c’est l’heure. | grade*, ceinture*, competition*, passage*, combat*
line | Regarder un soir, essayer le suivant, décider après. | Vieux genou, épaule fragile, longue pause : dites-le avant l’échauffement.
quote | Le meilleur coup est celui qu’on retient. | La chute est la première technique. | La ceinture sert à fermer la veste.
title | Sur le tapis | Groupes et âges | De la chute à la garde
contact | Venir regarder | Demander un essai
action | Demander un essai | Trouver un groupe
ask | Faut-il être en forme ? | Non. La forme vient ici, et chaque exercice a une version simple pour les premiers mois.
ask | Vais-je me faire mal ? | Des bleus, parfois. Le contact vient avec l’expérience, et s’arrêter quand l’autre tape est la première règle.
ask | Dès quel âge s’entraîner ? | Quand l’enfant écoute et attend son tour. Venez regarder, on vous dira ce qu’il en semble.
ask | Mon enfant deviendra-t-il agressif ? | C’est plutôt l’inverse. Une technique vient avec la règle de son emploi, et qui l’enfreint s’assoit.
ask | Que prendre pour le premier cours ? | Des vêtements amples, des ongles courts, des pieds propres, de l’eau. La tenue peut attendre.
`,
  italian: `
headlines | Arti marziali a {place} | Il saluto, poi l’allenamento | Imparare a cadere | Piedi nudi e regole chiare | Forti abbastanza da fermarsi
introduction | {name} insegna arti marziali a {place}: {services}. Di’ l’età, che cosa hai già fatto e quali sere puoi.
introduction | La prima cosa che si impara è cadere. {name}, a {place}, ci mette il tempo che serve.
introduction | I bambini imparano a fermarsi, i grandi a cominciare. {name}, a {place}, ha un tatami per tutti e due.
service | Principianti | Stare in piedi, cadere, respirare, e una tecnica da mostrare a casa. | principiant*, inizi*
service | Bambini | Correre, rotolare, aspettare il turno; chi picchia fuori lo spiega al gruppo. | bambin*, piccol*, baby*
service | Ragazzi | Un posto dove gridare e stancarsi, con regole che valgono per tutti. | ragazz*, adolescent*, giovan*
service | Adulti | Dal lavoro al tatami; si cambia compagno per imparare con ogni taglia. | adult*, cors*
service | Gruppi di donne | Al proprio passo e con compagne che sanno a che serve l’esercizio. | donn*, femminil*
service | Difesa personale | Vedere presto, uscire, fare rumore; le prese vengono dopo. | difesa*, autodifesa, krav*
service | Gradi e gare | Nessuno è obbligato; a chi vuole si dice con franchezza quando è ora. | grad*, cintur*, gar*, esam*, agonis*
line | Una sera si guarda, la seguente si prova, poi si decide. | Ginocchio vecchio, spalla rotta, lunga pausa: dillo prima del riscaldamento.
quote | Il colpo migliore è quello trattenuto. | Cadere è la prima tecnica. | La cintura serve a chiudere la giacca.
title | Sul tatami | Gruppi ed età | Dalla caduta alla guardia
contact | Vieni a guardare | Chiedi una prova
action | Chiedere una prova | Trovare un gruppo
ask | Bisogna essere in forma? | No. La forma si fa qui, e ogni esercizio ha una versione facile per i primi mesi.
ask | Mi farò male? | Qualche livido. Il contatto cresce con l’esperienza, e fermarsi quando l’altro batte è la prima regola.
ask | Da che età si comincia? | Quando ascoltano e aspettano il turno. Venite a guardare e si dirà che cosa ne pare.
ask | Diventerà aggressivo? | Di solito succede il contrario. Ogni tecnica ha la regola su quando si usa, e chi la rompe si siede.
ask | Che cosa porto la prima volta? | Vestiti larghi, unghie corte, piedi puliti e acqua. La divisa può aspettare.
`,
  german: `
headlines | Kampfsport in {place} | Erst grüßen, dann trainieren | Fallen lernen, dann kämpfen | Barfuß und mit klaren Regeln | Stark genug, um aufzuhören
introduction | {name} unterrichtet Kampfsport in {place}: {services}. Schreiben Sie, wie alt, was schon da ist und welche Abende gehen.
introduction | Das Erste, was man lernt, ist fallen. {name} in {place} nimmt sich dafür so viel Zeit, wie es braucht.
introduction | Kinder lernen aufzuhören, Erwachsene anzufangen. {name} in {place} hat eine Matte für beide.
service | Anfänger | Stehen, fallen, atmen und eine Technik, die man zu Hause zeigen kann. | anfanger*, einsteiger*, probetraining*
service | Kinder | Rennen, rollen, warten, bis man dran ist. Wer draußen haut, erklärt es der Gruppe. | kind*, bambini*, kids
service | Jugendliche | Ein Ort zum Lautsein und Müdewerden, mit Regeln, die für alle gelten. | jugend*, teenager*, schuler*
service | Erwachsene | Von der Arbeit auf die Matte. Die Partner wechseln, damit man mit jeder Größe lernt. | erwachsen*, training*
service | Frauengruppen | Im eigenen Tempo und mit Partnerinnen, die wissen, wofür die Übung ist. | frau*, madchen*
service | Selbstverteidigung | Früh sehen, wegkommen, laut sein. Griffe kommen danach. | selbstverteidigung*, selbstbehauptung*, krav*
service | Prüfungen und Wettkampf | Niemand muss. Wer will, hört ehrlich, wann es so weit ist. | prufung*, gurtel*, wettkampf*, turnier*, sparring*
line | Einmal zusehen, einmal mitmachen, dann entscheiden. | Altes Knie, kaputte Schulter, lange Pause: Sagen Sie es vor dem Aufwärmen.
quote | Der beste Schlag ist der zurückgehaltene. | Fallen ist die erste Technik. | Der Gürtel hält die Jacke zu.
title | Auf der Matte | Gruppen und Alter | Vom Fallen zum Stehen
contact | Zusehen kommen | Probetraining anfragen
action | Probetraining anfragen | Gruppe finden
ask | Muss ich fit sein, um anzufangen? | Nein. Fit wird man hier, und jede Übung hat für die ersten Monate eine leichtere Form.
ask | Werde ich mir wehtun? | Blaue Flecken gibt es. Kontakt wächst mit der Erfahrung, und aufzuhören, wenn der andere abklopft, ist die erste Regel.
ask | Ab welchem Alter können Kinder mitmachen? | Wenn sie zuhören und warten können. Kommen Sie zum Zusehen, dann gibt es eine ehrliche Einschätzung.
ask | Wird mein Kind davon aggressiv? | Meist ist es umgekehrt. Zu jeder Technik gehört die Regel, wann sie erlaubt ist. Wer sie bricht, setzt aus.
ask | Was brauche ich beim ersten Mal? | Weite Kleidung, kurze Nägel, saubere Füße und Wasser. Der Anzug hat Zeit.
`,
  japanese: `
headlines | {place}の武道の道場 | 礼をして、それから稽古 | まず、転び方から | 素足と、はっきりした決まり | 止められる強さを
introduction | {name}は{place}で、{services}の稽古をしています。年齢、経験、通える曜日をお知らせください。
introduction | はじめに覚えるのは受け身です。{name}は、身につくまで時間をかけます。
introduction | 子どもは止まることを、大人は始めることを。{name}の畳は、どちらにも開いています。
service | 入門 | 立ち方、受け身、呼吸。家で見せられる技をひとつ。 | 入門, 初心者, 体験
service | 子どもの稽古 | 走る、転がる、順番を待つ。外で手を出したら、みんなの前で話します。 | 子ども, こども, 少年, 幼児, 小学生
service | 中高生 | 声を出して疲れる場所です。決まりは全員に同じです。 | 中学生, 高校生, 中高生
service | 大人の稽古 | 仕事帰りにそのまま。相手を替えて、いろいろな体格と組みます。 | 大人, 一般, 社会人
service | 女性の稽古 | ご自分の速さで、練習の意味を知る相手と。 | 女性, 女子
service | 護身術 | 早く気づく、離れる、声を出す。つかむ技はそのあとです。 | 護身
service | 審査と試合 | 受けるかどうかは自由です。時期が来たら、正直にお伝えします。 | 審査, 昇級, 昇段, 試合, 大会
line | 一度見て、一度動いて、それから決めてください。 | ひざ、肩、長い休み。準備運動の前にお知らせください。
quote | いちばんよい一打は、止めた一打。 | 受け身が、最初の技です。 | 帯は、道着を閉じるためのもの。
title | 畳の上で | 年齢と組 | 受け身から構えまで
contact | 見学に来る | 体験を申し込む
action | 見学を申し込む | 稽古の日を尋ねる
ask | 体力がなくても始められますか。 | 始められます。体力はここでつき、はじめの数か月は軽い形で行います。
ask | けがをしませんか。 | あざができることはあります。当たりは慣れに応じて強め、相手が合図したら止めるのが第一の決まりです。
ask | 何歳から通えますか。 | 話を聞き、順番を待てるようになったら。見学にお越しいただければ、感じたままをお伝えします。
ask | 乱暴になりませんか。 | たいてい逆です。技と一緒に使ってよい時を教え、破った人は休みます。
ask | はじめの日の持ち物は何ですか。 | 動きやすい服、短い爪、清潔な足、飲み物。道着は続けると決めてからで大丈夫です。
`,
  Korean: `
headlines | {place} 무술 도장 | 인사하고, 그다음 수련 | 먼저 넘어지는 법부터 | 맨발과 분명한 규칙 | 멈출 수 있는 힘
introduction | {name}입니다. {place}에서 {services} 등을 가르칩니다. 나이와 경험, 올 수 있는 요일을 알려 주세요.
introduction | 처음 배우는 것은 낙법입니다. {place}의 {name}에서는 몸에 밸 때까지 시간을 들입니다.
introduction | 아이는 멈추는 것을, 어른은 시작하는 것을. {name}의 매트는 둘 다를 위한 자리입니다.
service | 입문 | 서기, 낙법, 호흡, 그리고 집에서 보여 줄 기술 하나. | 입문, 초보, 체험
service | 어린이 | 달리고, 구르고, 차례를 기다립니다. 밖에서 때리면 모두 앞에서 말합니다. | 어린이, 유아, 초등, 아이
service | 청소년 | 소리치고 지칠 수 있는 곳. 규칙은 모두에게 같습니다. | 청소년, 중등, 고등, 중고등
service | 성인 | 퇴근길에 바로. 짝을 바꿔 여러 체격과 배웁니다. | 성인, 직장인, 어른
service | 여성부 | 자기 속도로, 연습의 뜻을 아는 짝과. | 여성, 여자
service | 호신술 | 일찍 보고, 벗어나고, 소리치기. 잡는 기술은 그다음. | 호신, 호신술
service | 심사와 대회 | 안 해도 됩니다. 하고 싶은 사람에게는 때가 되면 솔직히 말합니다. | 심사, 승급, 승단, 대회, 시합, 겨루기
line | 한 번 보고, 한 번 해 보고, 그때 정하세요. | 아픈 무릎, 다친 어깨, 오랜 쉼은 몸풀기 전에 말씀해 주세요.
quote | 가장 좋은 주먹은 거둔 주먹입니다. | 낙법이 첫 기술입니다. | 띠는 도복을 여미는 끈입니다.
title | 매트 위에서 | 나이와 반 | 낙법에서 자세까지
contact | 구경하러 오기 | 체험 신청
action | 체험 신청하기 | 맞는 반 찾기
ask | 체력이 없어도 되나요? | 됩니다. 체력은 여기서 생기고, 처음 몇 달은 쉬운 꼴로 합니다.
ask | 다치지 않나요? | 멍은 듭니다. 부딪침은 익숙해지는 만큼 늘리고, 상대가 두드리면 멈추는 것이 첫 규칙입니다.
ask | 몇 살부터 다니나요? | 말을 듣고 차례를 기다릴 수 있으면요. 보러 오시면 느낀 대로 말씀드립니다.
ask | 아이가 거칠어지지 않나요? | 대개 반대입니다. 기술마다 언제 써도 되는지를 함께 배우고, 어기면 쉽니다.
ask | 첫날 무엇을 챙기나요? | 편한 옷, 짧은 손톱, 깨끗한 발, 물. 도복은 계속 다니기로 한 다음에 사도 됩니다.
`,
}
