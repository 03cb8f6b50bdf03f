import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Clases de idiomas en {place} | Primero decirlo mal | Hablar desde la primera clase | De pedir café a discutir | También entender la respuesta
introduction | {name} da clases en {place}: {services}. Di qué idioma, para qué y qué sabes ya decir.
introduction | Sabes más palabras de las que te atreves a usar. {name}, en {place}, hace que salgan, con errores y todo.
introduction | Una mudanza, un examen, una cena con la familia política: {name}, en {place}, empieza por el día en que lo vas a necesitar.
service | Desde cero | Primero los sonidos, después frases que sirven esa misma tarde. | cero, principiante*, basico*, inicial*
service | Conversación | Tú hablas; los errores se apuntan y se ven al final, no a media frase. | conversacion*, hablar, fluidez, oral
service | Exámenes oficiales | Modelos con el reloj delante y atención a las partes donde más puntos se pierden. | examen*, examenes, oficial*, certificad*, first, delf, b1, b2, c1
service | Idioma para el trabajo | Tus correos, tus reuniones, la llamada que se torció la semana pasada. | trabajo, empresa*, negocio*, reunion*, profesional*
service | Niños y adolescentes | Juegos y canciones para los pequeños; deberes y valor para los mayores. | nino*, ninos, adolescente*, infantil*, colegio
service | Antes de mudarse o viajar | Caseros, médicos, avisos de estación: lo que de verdad va a pasar. | viaj*, mud*, extranjero, vacaciones
line | ¿No sabes tu nivel? Diez minutos de charla lo dicen mejor que un test. | En el cole quedó la gramática y faltaron las frases: es lo normal.
quote | Quien espera la frase perfecta se calla. | Diez palabras usadas valen más que cien sabidas. | Escuchar es la mitad de un idioma.
title | Lo que vas a saber decir | De la primera palabra al examen | Hablar, leer, hacerse entender
contact | ¿Qué idioma? | Pide una clase
action | Pedir una clase | Contar mi objetivo
ask | ¿Cuánto tardaré en mantener una conversación? | Depende del idioma, de los que ya sabes y de los ratos entre clase y clase. Tras una primera charla se fija una meta que puedas comprobar.
ask | ¿Es tarde para empezar? | No. De mayor se olvidan antes las palabras y se pregunta mejor; se repite más y se corre menos.
ask | ¿Cuánto hay que estudiar en casa? | Un cuarto de hora casi todos los días rinde más que dos horas el domingo.
ask | ¿Hay que comprar libro? | Espera a la primera clase. Para un examen ayuda; para otras metas suele haber algo mejor.
ask | ¿Podemos venir dos? | Sí, si tenéis un nivel parecido. Si no, uno habla y el otro asiente.
`,
  french: `
headlines | Cours de langues à {place} | Le dire mal, d’abord | Parler dès le premier cours | Du café commandé au débat | Comprendre aussi la réponse
introduction | {name} donne des cours à {place} : {services}. Dites quelle langue, pourquoi, et ce que vous savez déjà dire.
introduction | Vous connaissez plus de mots que vous n’osez en dire. {name}, à {place}, les fait sortir, fautes comprises.
introduction | Un départ, un examen, un repas de belle-famille : {name}, à {place}, part du jour où vous en aurez besoin.
service | Débuter | Les sons d’abord, puis des phrases utiles le soir même. | debut*, zero, initiation*
service | Conversation | Vous parlez ; les fautes sont notées et vues à la fin, pas au milieu d’une phrase. | conversation*, parler, oral, aisance
service | Examens | Des sujets passés contre la montre, surtout là où les points se perdent. | examen*, toeic, toefl, delf, bac, brevet, certificat*, concours
service | La langue du travail | Vos courriels, vos réunions, l’appel qui a mal tourné la semaine dernière. | travail, entreprise*, professionnel*, reunion*, affaires
service | Enfants et adolescents | Jeux et chansons pour les petits, devoirs et courage pour les grands. | enfant*, ado*, college*, lyce*, soutien
service | Avant un départ | Bailleur, médecin, annonces en gare : ce qui vous attend vraiment. | voyage*, depart*, etranger, expatri*
line | Votre niveau ? Dix minutes de conversation le disent mieux qu’un test. | De l’école, il reste la grammaire et peu de phrases : c’est courant.
quote | Qui attend la phrase parfaite se tait. | Dix mots employés valent cent mots appris. | Écouter, c’est la moitié d’une langue.
title | Ce que vous saurez dire | Du premier mot à l’examen | Parler, lire, être compris
contact | Quelle langue ? | Demander un cours
action | Demander un cours | Dire mon objectif
ask | Combien de temps avant de tenir une conversation ? | Cela dépend de la langue, de celles que vous parlez et du temps entre deux cours. Après un premier échange, on fixe un but que vous pouvez vérifier.
ask | Est-il trop tard pour commencer ? | Non. Avec l’âge, on oublie plus vite les mots et l’on pose de meilleures questions ; on répète plus, on court moins.
ask | Faut-il travailler chez soi ? | Un quart d’heure presque chaque jour vaut mieux que deux heures le dimanche.
ask | Faut-il acheter un manuel ? | Attendez le premier cours. Pour un examen, il aide ; pour le reste, il y a souvent mieux.
ask | Peut-on venir à deux ? | Oui, à niveau voisin. Sinon l’un parle et l’autre hoche la tête.
`,
  italian: `
headlines | Corsi di lingua a {place} | Prima dirlo male | Si parla dalla prima lezione | Dal caffè alla discussione | Capire anche la risposta
introduction | {name} insegna a {place}: {services}. Di’ quale lingua, perché, e che cosa sai già dire.
introduction | Conosci più parole di quante osi usarne. {name}, a {place}, le fa uscire, errori compresi.
introduction | Un trasloco, un esame, una cena con i suoceri: {name}, a {place}, comincia dal giorno in cui ti servirà.
service | Da zero | Prima i suoni, poi frasi che servono la sera stessa. | zero, principiant*, base
service | Conversazione | Parli tu; gli errori si segnano e si guardano alla fine, non a metà frase. | conversazion*, parlare, fluen*, orale
service | Esami e certificazioni | Prove vere con l’orologio, e attenzione a dove si perdono più punti. | esam*, certificazion*, ielts, toefl, delf, dele, b1, b2
service | Lingua per il lavoro | Le tue mail, le tue riunioni, la telefonata andata storta la settimana scorsa. | lavoro, aziend*, riunion*, business
service | Bambini e ragazzi | Giochi e canzoni per i piccoli, compiti e coraggio per i grandi. | bambin*, ragazz*, scuola, compiti, medie, superiori
service | Prima di partire | Padroni di casa, medici, annunci in stazione: quel che succede davvero. | viagg*, partir*, estero, vacanz*
line | Non sai il tuo livello? Dieci minuti di chiacchiere lo dicono meglio di un test. | Della scuola è rimasta la grammatica e mancano le frasi: capita quasi a tutti.
quote | Chi aspetta la frase perfetta sta zitto. | Dieci parole usate valgono più di cento studiate. | Ascoltare è metà di ogni lingua.
title | Che cosa saprai dire | Dalla prima parola all’esame | Parlare, leggere, farsi capire
contact | Quale lingua? | Chiedi una lezione
action | Chiedere una lezione | Dire il mio obiettivo
ask | In quanto tempo reggerò una conversazione? | Dipende dalla lingua, da quelle che sai già e dai minuti tra una lezione e l’altra. Dopo un primo colloquio si fissa una meta che puoi controllare tu.
ask | È tardi per cominciare? | No. Da grandi si scordano prima le parole e si fanno domande migliori: si ripete di più, si corre di meno.
ask | Quanto si studia a casa? | Un quarto d’ora quasi ogni giorno rende più di due ore la domenica.
ask | Serve un libro? | Aspetta la prima lezione. Per un esame aiuta; per altri scopi c’è spesso di meglio.
ask | Possiamo venire in due? | Sì, se siete più o meno allo stesso punto. Altrimenti uno parla e l’altro annuisce.
`,
  german: `
headlines | Sprachunterricht in {place} | Erst einmal falsch sagen | Sprechen ab der ersten Stunde | Vom Kaffeebestellen bis zum Streitgespräch | Auch die Antwort verstehen
introduction | {name} unterrichtet in {place}: {services}. Sagen Sie, welche Sprache, wofür, und was Sie schon sagen können.
introduction | Sie kennen mehr Wörter, als Sie auszusprechen wagen. Bei {name} in {place} kommen sie heraus, mit allen Fehlern.
introduction | Ein Umzug, eine Prüfung, ein Essen bei den Schwiegereltern: {name} in {place} fängt bei dem Tag an, für den Sie die Sprache brauchen.
service | Anfänger | Zuerst die Laute, dann Sätze, die am selben Abend taugen. | anfanger*, grundlagen, a1, einsteiger*
service | Konversation | Sie reden; Fehler werden notiert und am Ende besprochen, nicht mitten im Satz. | konversation*, sprechen, gesprach*, fliessend
service | Prüfungen und Zertifikate | Alte Aufgaben gegen die Uhr, vor allem dort, wo die meisten Punkte liegen bleiben. | prufung*, zertifikat*, telc, goethe, toefl, ielts, abitur, b1, b2, einburgerung*
service | Sprache im Beruf | Ihre Mails, Ihre Besprechungen, das Telefonat, das letzte Woche schiefging. | beruf*, firma*, firmen*, business*, besprechung*
service | Kinder und Jugendliche | Spiele und Lieder für Kleine, Hausaufgaben und Mut für Große. | kind*, jugend*, schuler*, schule, nachhilfe*
service | Vor Reise oder Umzug | Vermieter, Ärztin, Bahnsteigdurchsage: was wirklich kommt. | reise*, umzug*, ausland*, urlaub*
line | Sie kennen Ihr Niveau nicht? Zehn Minuten Gespräch zeigen es besser als ein Test. | Von der Schule blieb die Grammatik und es fehlen die Sätze? Das ist der Normalfall.
quote | Wer auf den perfekten Satz wartet, schweigt. | Zehn benutzte Wörter schlagen hundert gelernte. | Zuhören ist die halbe Sprache.
title | Was Sie sagen können werden | Vom ersten Wort bis zur Prüfung | Reden, lesen, verstanden werden
contact | Welche Sprache? | Unterricht anfragen
action | Unterricht anfragen | Sprachziel nennen
ask | Wie lange dauert es bis zum ersten Gespräch? | Das hängt von der Sprache ab, von denen, die Sie können, und von der Zeit zwischen den Stunden. Nach einem Kennenlernen wird ein Ziel genannt, das Sie selbst prüfen können.
ask | Bin ich zu alt dafür? | Nein. Ältere vergessen Wörter schneller und fragen besser. Es wird mehr wiederholt und weniger gehetzt.
ask | Wie viel muss ich zu Hause tun? | Eine Viertelstunde an den meisten Tagen bringt mehr als zwei Stunden am Sonntag.
ask | Brauche ich ein Lehrbuch? | Warten Sie die erste Stunde ab. Für Prüfungen hilft es, für anderes gibt es oft Besseres.
ask | Können wir zu zweit kommen? | Ja, wenn Sie etwa gleich weit sind. Sonst redet einer und der andere nickt.
`,
  japanese: `
headlines | {place}の語学教室 | まずは間違えて話す | 最初の回から声に出す | 注文から議論まで | 返事も聞き取れるように
introduction | {name}は{place}で、{services}を教えています。どの言葉を、何のために、今どのくらい話せるかをお聞かせください。
introduction | 知っている単語は、口に出せる単語より多いものです。{name}で、間違えながら声にしましょう。
introduction | 引っ越し、試験、家族との食事。{name}は、その言葉が要る日から逆に組み立てます。
service | はじめて学ぶ | 音から始めて、その日に使える文へ。 | 初心者, 入門, 初級, はじめて
service | 会話 | まず最後まで話し、間違いは書き留めて終わりに見直します。 | 会話, 英会話, スピーキング
service | 検定・試験 | 時間を計って過去問を解き、点を落としやすいところを練習します。 | 検定, 試験, 英検, TOEIC, TOEFL, IELTS, 受験
service | 仕事の言葉 | メール、会議、電話。先週つまずいた一文をお持ちください。 | ビジネス, 仕事, 会議, 企業
service | 子どもと学生 | 小さい子には歌と遊び、大きい子には宿題と話す度胸を。 | 子ども, こども, キッズ, 小学生, 中学生, 高校生
service | 旅行と海外生活の前に | 大家さん、病院、駅の放送。本当に出会う場面から。 | 旅行, 海外, 留学, 駐在
line | レベルがわからなくても、十分ほど話せばわかります。 | 文法は習ったのに話せない。よくあることです。
quote | 完璧な文を待つと、黙ってしまいます。 | 覚えた百語より、使った十語。 | 聞くことは、言葉の半分です。
title | 話せるようになること | 最初の一言から試験まで | 話す、読む、伝わる
contact | どの言葉ですか | 受講を相談する
action | 受講を相談する | 目標を伝える
ask | どのくらいで会話ができますか。 | 言葉の種類と、家で使う時間によります。はじめにお話しして、ご自分で確かめられる目標を決めます。
ask | 年齢が高くても始められますか。 | 始められます。忘れる分は多めに繰り返し、急がずに進みます。
ask | 家ではどのくらい勉強しますか。 | ほぼ毎日の十五分が、日曜の二時間より効きます。
ask | 教科書は要りますか。 | 最初の回までお待ちください。試験には役立ちますが、目的によってはほかのものが合います。
ask | 二人で習えますか。 | 同じくらいの力であれば。差があると、ひとりが話してもうひとりはうなずくだけになります。
`,
  Korean: `
headlines | {place} 어학 교습소 | 틀리게라도 먼저 말하기 | 첫 시간부터 입을 엽니다 | 커피 주문에서 토론까지 | 대답까지 알아듣기
introduction | {name}입니다. {place}에서 {services} 등을 가르칩니다. 어떤 언어를 왜 배우는지, 지금 어디까지 말하는지 알려 주세요.
introduction | 아는 단어는 말해 본 단어보다 많습니다. {place}의 {name}에서 틀려 가며 꺼내 봅시다.
introduction | 이사, 시험, 가족과의 식사. {name}에서는 그 말이 필요한 날부터 거꾸로 계획합니다.
service | 처음 배우기 | 소리부터, 그다음 그날 저녁에 쓸 문장. | 처음, 초급, 기초, 왕초보, 입문
service | 회화 | 끝까지 말한 뒤, 적어 둔 실수를 마지막에 함께 봅니다. | 회화, 말하기, 스피킹
service | 시험 준비 | 시간을 재며 풀고, 점수를 잃기 쉬운 곳을 연습합니다. | 시험, 토익, 토플, 아이엘츠, 오픽, 자격증, 수능
service | 업무용 언어 | 메일, 회의, 전화. 지난주에 막힌 문장을 가져오세요. | 비즈니스, 업무, 회의, 직장인, 기업
service | 어린이와 청소년 | 작은 아이에게는 노래와 놀이, 큰 아이에게는 숙제와 용기. | 어린이, 아이, 초등, 중등, 고등, 청소년
service | 여행과 이주 전에 | 집주인, 병원, 역 안내 방송. 정말 마주칠 장면들입니다. | 여행, 유학, 이민, 해외
line | 수준을 몰라도 됩니다. 십 분만 이야기하면 보입니다. | 문법은 배웠는데 말이 안 나온다면, 다들 그렇습니다.
quote | 완벽한 문장을 기다리면 말이 없어집니다. | 외운 백 마디보다 써 본 열 마디. | 듣기가 언어의 절반입니다.
title | 말하게 될 것들 | 첫마디에서 시험까지 | 말하고 읽고 통하기
contact | 어떤 언어인가요? | 수업 문의
action | 수업 문의하기 | 목표 말하기
ask | 대화하려면 얼마나 걸리나요? | 언어와 집에서 쓰는 시간에 따라 다릅니다. 첫 상담에서 스스로 확인할 수 있는 목표를 정합니다.
ask | 나이가 많아도 되나요? | 됩니다. 더 자주 되풀이하고 덜 서두릅니다.
ask | 집에서 얼마나 공부하나요? | 거의 매일 십오 분이 일요일 두 시간보다 낫습니다.
ask | 교재를 사야 하나요? | 첫 수업까지 기다려 주세요. 시험에는 도움이 되지만 목표에 따라 더 맞는 것이 있습니다.
ask | 둘이 함께 배워도 되나요? | 실력이 비슷하면 됩니다. 차이가 크면 한 사람만 말하게 됩니다.
`,
}
