import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Cuidado de niños en {place} | Un sitio en la mesa | Charcos, puré y siesta | Una casa mientras trabajas | Primero una manga, luego la otra
introduction | {name} cuida niños en {place}: {services}. Di qué edad tiene el tuyo, qué días necesitas y desde cuándo.
introduction | Una mesa de cocina, un cesto de bloques, un sofá con cuentos: un día con {name}, en {place}, es un día en una casa.
introduction | Las primeras semanas son para conocerse. Con {name}, en {place}, empiezas dentro de la habitación y sigues a un café de distancia.
service | Bebés | El biberón a las horas que apuntes, el sueño cuando llega y unos brazos entre medias. | bebe*, lactante*, recien nacido*
service | De uno a tres años | Apilar, trasvasar, trepar, decir que no. El abrigo se lo ponen solos, tarden lo que tarden. | peque, peques, uno a tres, dos anos, tres anos
service | Periodo de adaptación | Primero contigo, luego diez minutos sin ti, luego hasta la comida. Nadie se va sin despedirse. | adaptacion, apego
service | Comida y merienda | Cortada en trozos, probada o dejada. Nadie está obligado a terminar. | comida*, comedor, merienda*, cocin*, alergi*, ecologic*
service | Siesta | Cada cual en su cama, con su muñeco y su canción. | siesta*, sueno, dormir
service | Salidas y parque | El parque, la biblioteca, el autobús hasta la última parada. Con los charcos ya se cuenta. | parque*, paseo*, salida*, jardin*, aire libre, naturaleza
service | Juego y pintura | Masa, cajas, agua. Lo que está seco por la tarde se va a casa. | juego libre, jugar, pintura*, manualidad*, musica, montessori
special | Antes y después del cole | El desayuno, la puerta del colegio y alguien allí cuando vuelve a abrirse. | cole, colegio*, extraescolar*, deberes
special | Horarios y turnos | Llega en pijama o se va cenado. Manda el cuadrante en cuanto lo tengas. | turno*, noche*, tarde*, fin de semana, flexib*
special | Vacaciones y días sueltos | El dentista, una entrevista, la escuela cerrada. Si queda sitio ese día, es tuyo. | vacaciones, suelto*, por horas, urgencia*, puntual*
line | Alergias, chupete, su palabra para el agua: apunta lo que haya que saber. | Mañanas, jornada entera, tres días: explica tu semana.
quote | En la puerta se dice adiós, cada vez. | El cuento se lee hasta saberlo de memoria. | Quien vierte el agua puede secarla.
title | Un día, de abrigo a abrigo | Comer, dormir, chapotear | De la primera canción a la recogida
contact | Pregunta por una plaza | Ven de visita
action | Preguntar por una plaza | Concertar una visita
ask | ¿Cómo es la adaptación? | Al principio estás en la habitación, luego son minutos sin ti y después más. Guarda dos o tres semanas antes de volver al trabajo.
ask | ¿Y si se pone malo? | Con fiebre, vómitos o algo contagioso se queda en casa; con mocos puede venir. Si empieza aquí, te llega una llamada y lo recoges.
ask | ¿Y si quien cuida no puede? | Las vacaciones se avisan con tiempo. Para lo imprevisto ten a alguien en mente, y deja claro en el acuerdo qué se paga.
ask | ¿Qué va en la mochila? | Una muda, pañales, botas de agua, un gorro y eso con lo que se duerme. Todo con su nombre.
ask | ¿Cuántos niños hay? | Pocos y de edades distintas. Pregunta quién está los días que necesitas.
ask | ¿Hay ayudas? | Depende de dónde vivas y del año. Pregunta en tu ayuntamiento o comunidad antes de decidir.
`,
  french: `
headlines | Accueil de tout-petits à {place} | Une place à la table | Flaques, purée et sieste | Une maison pendant votre journée | Une manche, puis l’autre
introduction | {name} accueille des enfants à {place} : {services}. Dites l’âge du vôtre, les jours qu’il vous faut et à partir de quand.
introduction | Une table de cuisine, un panier de cubes, un canapé plein d’albums : chez {name}, à {place}, la journée se passe dans une maison.
introduction | Les premières semaines servent à faire connaissance. Avec {name}, à {place}, vous êtes d’abord dans la pièce, puis à un café de là.
service | Bébés | Le biberon aux heures de votre carnet, le sommeil quand il vient, des bras entre les deux. | bebe*, nourrisson*
service | D’un à trois ans | Empiler, verser, grimper, dire non. Le manteau s’enfile tout seul, même si c’est long. | bambin*, un a trois, deux ans, trois ans
service | Période d’adaptation | Avec vous, puis dix minutes sans vous, puis jusqu’au repas. Personne ne part sans dire au revoir. | adaptation*, familiarisation
service | Repas et goûter | Coupés petit, goûtés ou laissés. Personne n’est obligé de finir. | repas, cuisin*, gouter*, allergi*, bio
service | Sieste | Chacun son lit, son doudou et la chanson qui va avec. | sieste*, sommeil, doudou*
service | Sorties | Le parc, la médiathèque, le bus jusqu’au terminus. Les flaques sont prévues. | sortie*, parc, parcs, promenade*, jardin*, nature
service | Jeux et peinture | De la pâte, des cartons, de l’eau. Ce qui est sec le soir rentre avec l’enfant. | jeu, jeux, activite*, peinture*, eveil, montessori, motricite
special | Périscolaire et mercredi | Le portail, le goûter, les devoirs, et de nouveau dehors. | periscolaire*, ecole*, mercredi*, devoirs
special | Horaires décalés | Déposé en pyjama ou repris après le dîner. Envoyez le planning dès que vous l’avez. | decale*, nuit*, soir*, week-end*, atypique*
special | Vacances et dépannage | Un dentiste, un entretien, une crèche fermée. Si une place est libre ce jour-là, elle est à vous. | vacances, depannage*, occasionnel*, urgence*
line | Allergies, doudou, son mot pour dire eau : écrivez ce qu’il faut savoir. | Matins, journées entières, trois jours sur cinq : racontez votre semaine.
quote | À la porte, on se dit au revoir, chaque fois. | Une histoire se lit jusqu’à la savoir. | Qui verse l’eau peut l’essuyer.
title | Une journée, d’un manteau à l’autre | Manger, dormir, patauger | De la première chanson au retour
contact | Parler de votre enfant | Venir voir la maison
action | Demander une place d’accueil | Convenir d’une visite
ask | Comment se passe l’adaptation ? | Au début vous restez dans la pièce, puis ce sont des minutes sans vous, puis davantage. Gardez deux ou trois semaines avant la reprise.
ask | Et si mon enfant est malade ? | Fièvre, vomissements, contagion : il reste chez lui ; un simple rhume ne l’empêche pas de venir. Si cela commence ici, votre téléphone sonne.
ask | Faut-il un contrat ? | Oui : jours, heures, congés, repas, tout est écrit avant le premier jour. En France, les parents sont l’employeur et déclarent à Pajemploi.
ask | Quelles aides existent ? | Elles dépendent de vos revenus et du pays. En France, demandez à la CAF ou à la MSA avant de signer.
ask | Que mettre dans le sac de l’enfant ? | Un change, des couches, des bottes, un chapeau de saison et ce qui l’endort. Son nom sur tout.
ask | Et pendant les congés ? | Les semaines se disent à l’avance. Pour l’imprévu, gardez quelqu’un en tête ; le relais petite enfance peut aider à chercher.
`,
  italian: `
headlines | Bimbi in famiglia a {place} | Un posto a tavola | Pozzanghere, pappa e nanna | Una casa mentre lavori | Prima una manica, poi l’altra
introduction | {name} accoglie bambini a {place}: {services}. Di’ quanti anni ha il tuo, quali giorni ti servono e da quando.
introduction | Un tavolo di cucina, una cesta di cubi, un divano con i libri illustrati: una giornata con {name}, a {place}, si passa in una casa.
introduction | Le prime settimane servono a conoscersi. Con {name}, a {place}, all’inizio sei nella stanza, poi alla distanza di un caffè.
service | Neonati e lattanti | Il biberon alle ore che scrivi, il sonno quando arriva, e in mezzo due braccia. | neonat*, lattant*, bebe
service | Da uno a tre anni | Impilare, travasare, arrampicarsi, dire no. La giacca se la mettono da soli, dovesse volerci un’ora. | bimbo, bimbi, uno a tre, due anni, tre anni
service | Inserimento | Prima con te, poi dieci minuti senza, poi fino a pranzo. Nessuno se ne va senza salutare. | inserimento, ambientamento
service | Pranzo e merenda | Tagliati piccoli, assaggiati o lasciati. Nessuno deve finire per forza. | pranz*, merend*, cucin*, pappa, allergi*, biologic*
service | Nanna | Ognuno nel suo lettino, con il suo pupazzo e la canzone che ci vuole. | nanna, sonno, dormi*
service | Fuori casa | Il parco, la biblioteca, l’autobus fino al capolinea. Le pozzanghere sono previste. | parco, parchi, passeggiat*, uscite, giardin*, natura, aperto
service | Giochi e colori | Pasta di sale, scatole, acqua. Quel che la sera è asciutto va a casa con loro. | gioc*, color*, pittur*, manual*, musica, montessori
special | Prima e dopo la scuola | La colazione, il cancello, e qualcuno lì quando riapre. | scuola, scuole, doposcuola, compiti
special | Orari e turni | Arriva in pigiama o se ne va già cenato. Manda i turni appena li hai. | turn*, sera, serale, notte, weekend, flessibil*
special | Vacanze e giorni singoli | Il dentista, un colloquio, l’asilo chiuso. Se quel giorno c’è posto, è tuo. | vacanz*, estat*, occasional*, emergenz*, a ore
line | Allergie, ciuccio, la sua parola per l’acqua: scrivi quel che bisogna sapere. | Mattine, giornate intere, tre giorni su cinque: racconta la tua settimana.
quote | Alla porta ci si saluta, ogni volta. | Una storia si legge finché non la si sa a memoria. | Chi versa l’acqua può asciugarla.
title | Una giornata, da giacca a giacca | Mangiare, dormire, sguazzare | Dalla prima canzone al ritorno
contact | Chiedi di un posto | Vieni a vedere
action | Chiedere di un posto | Fissare una visita
ask | Come funziona l’inserimento? | All’inizio resti nella stanza, poi sono minuti senza di te, poi di più. Tieni due o tre settimane prima di tornare al lavoro.
ask | E se si ammala? | Con febbre, vomito o qualcosa di contagioso resta a casa; con il naso che cola può venire. Se comincia qui, squilla il tuo telefono.
ask | E se chi accoglie non può? | Le ferie si dicono per tempo. Per l’imprevisto tieni in mente qualcuno, e nell’accordo scrivi che cosa si paga.
ask | Che cosa si mette nello zainetto? | Un cambio, pannolini, stivaletti, un cappello di stagione e quel che serve per dormire. Il nome su tutto.
ask | Quanti bambini ci sono? | Pochi e di età diverse. Chiedi chi c’è nei giorni che ti servono.
ask | Ci sono contributi? | Dipende da dove abiti e dal reddito. Chiedi al comune e all’INPS prima di decidere.
`,
  german: `
headlines | Kindertagespflege in {place} | Ein Platz am Küchentisch | Pfützen, Brei und Mittagsschlaf | Ein Zuhause, während Sie arbeiten | Erst ein Ärmel, dann der andere
introduction | {name} betreut Kinder in {place}: {services}. Schreiben Sie, wie alt Ihres ist, welche Tage Sie brauchen und ab wann.
introduction | Ein Küchentisch, ein Korb Bausteine, ein Sofa mit Bilderbüchern: Ein Tag bei {name} in {place} ist ein Tag in einem Zuhause.
introduction | Die ersten Wochen gehören dem Kennenlernen. Bei {name} in {place} sind Sie anfangs mit im Raum, dann einen Kaffee weit weg.
service | Babys | Die Flasche nach Ihrem Zettel, Schlaf, wenn er kommt, und dazwischen ein Arm. | baby*, saugling*
service | Kinder unter drei | Stapeln, schütten, klettern, Nein sagen. Die Jacke zieht jedes selbst an, so lange das auch dauert. | u3, kleinkind*, krabbel*, unter drei, krippe*
service | Eingewöhnung | Erst mit Ihnen, dann zehn Minuten ohne Sie, dann bis zum Essen. Niemand geht, ohne sich zu verabschieden. | eingewohn*, kennenlern*
service | Essen am Tisch | Klein geschnitten, probiert oder liegen gelassen. Aufessen muss niemand. | mittagessen*, mahlzeit*, gekocht*, vegetarisch*, allergi*, bio
service | Mittagsschlaf | Jedes Kind in seinem Bett, mit seinem Hasen und dem Lied dazu. | schlaf*, mittagsschlaf*
service | Draußen | Spielplatz, Bücherei, mit dem Bus bis zur Endstation. Pfützen sind eingeplant. | draussen, garten*, wald*, spielplatz*, ausflug*, ausfluge*, natur*
service | Spielen und Basteln | Knete, Kartons, Wasser. Was bis zum Abend trocken ist, geht mit nach Hause. | spielen, freispiel*, basteln, malen, musik*
special | Randzeiten und Schicht | Im Schlafanzug gebracht oder nach dem Abendbrot geholt. Schicken Sie den Dienstplan, sobald Sie ihn haben. | randzeit*, abends, schicht*, nachts, ubernacht*, wochenend*
special | Nach der Schule | Jemand am Tor, ein Brot, die Hausaufgaben, dann wieder hinaus. | schulkind*, hort, hausaufgabe*
special | Ferien und einzelne Tage | Zahnarzt, Vorstellungsgespräch, die Kita zu. Ist an dem Tag ein Platz frei, gehört er Ihnen. | ferien*, notfall*, stundenweise, vertretung*
line | Allergien, Schnuller, das Wort für Wasser: Schreiben Sie auf, was man wissen muss. | Vormittags, ganztags, drei Tage von fünf: Schildern Sie Ihre Woche.
quote | An der Tür wird Tschüss gesagt, jedes Mal. | Ein Buch wird gelesen, bis man es kann. | Wer Wasser verschüttet, darf es aufwischen.
title | Ein Tag von Jacke zu Jacke | Essen, schlafen, matschen | Vom ersten Lied bis zum Abholen
contact | Nach einem Platz fragen | Zum Kennenlernen kommen
action | Nach einem Platz fragen | Besuch vereinbaren
ask | Wie läuft die Eingewöhnung? | Anfangs sind Sie mit im Raum, dann sind es Minuten ohne Sie, dann mehr. Halten Sie einige Wochen frei, bevor die Arbeit beginnt.
ask | Was ist, wenn mein Kind krank wird? | Bei Fieber, Erbrechen und Ansteckendem bleibt es daheim, eine Schnupfennase darf kommen. Fängt es hier an, klingelt Ihr Telefon.
ask | Und wenn die Betreuung ausfällt? | Urlaub steht früh fest. Wer bei Krankheit einspringt, klären Sie am besten vor dem Vertrag, auch mit dem Amt.
ask | Gibt es einen Zuschuss? | Oft ja; wie viel, ist von Ort zu Ort verschieden. Fragen Sie beim Jugendamt oder bei der Gemeinde, bevor es losgeht.
ask | Was gehört in den Rucksack? | Wechselkleidung, Windeln, Matschhose, Mütze und das, womit es einschläft. Auf alles der Name.
ask | Wie viele Kinder sind da? | Wenige, und verschieden alt. Fragen Sie, wer an Ihren Tagen da ist.
`,
  japanese: `
headlines | {place}の家庭的保育 | 小さな食卓に、もう一席 | 水たまりと、お粥と、お昼寝と | お仕事のあいだの、もう一つの家 | 片そでを通して、もう片方も
introduction | {name}は{place}で、小さなお子さんをお預かりしています。お預かりの内容は、{services}です。月齢とご希望の曜日をお知らせください。
introduction | 食卓と、積み木のかごと、絵本の置かれたソファ。{place}の{name}で過ごすのは、家の中の一日です。
introduction | はじめの何週間かは、慣れるための時間です。{name}では、まずお部屋でご一緒に、それから少しずつ離れます。
service | 赤ちゃんの保育 | ミルクは書いていただいた時間に。眠くなったら眠り、その間は腕の中で。 | 赤ちゃん, 乳児, 0歳, ベビー
service | 一、二歳児の保育 | 積む、注ぐ、登る、いやと言う。上着は自分で着終わるまで待ちます。 | 1歳, 2歳, 一歳, 二歳, 幼児
service | 慣らし保育 | はじめはご一緒に、次は十分だけ離れて、それからお昼まで。黙っていなくなることはありません。 | 慣らし, ならし
service | 食事とおやつ | 小さく切って、味見だけでも。残してもかまいません。 | 給食, 食事, 離乳食, おやつ, アレルギー, お弁当
service | お昼寝 | いつものタオルと、いつもの歌で。 | お昼寝, 午睡
service | お散歩 | 公園、図書館、折り返しのバス停まで。水たまりの時間も入れてあります。 | 散歩, 公園, 外遊び, 園庭
service | 遊びと制作 | 粘土、空き箱、水遊び。夕方までに乾いたものは、持って帰ります。 | 遊び, 制作, 工作, 絵本, 歌, リトミック
special | 早朝と延長 | パジャマのまま来ても、夕食のあとでも。勤務表が出たらお知らせください。 | 早朝, 延長, 夜間, 土曜, シフト
special | その日だけのお預かり | 歯医者、面接、上の子の行事。その日に空きがあれば、お預かりします。 | 一時, スポット, リフレッシュ
special | 放課後と送り迎え | 校門までお迎えに行き、おやつのあとに宿題を。 | 放課後, 学童, 送迎, 小学生
line | アレルギー、お気に入りのタオル、お水の呼び方。お子さんのことを書いてお渡しください。 | 午前だけ、週三日、一日中。一週間のご予定をお聞かせください。
quote | 「いってきます」は、毎朝かならず。 | 絵本は、覚えるまで読みます。 | 水をこぼした人が、ふく係です。
title | 上着を脱いで、また着るまで | 食べて、眠って、泥んこで | 朝の歌からお迎えまで
contact | 空きを尋ねる | 見学に来る
action | 空きを尋ねる | 見学を申し込む
ask | 慣らし保育はどのくらいですか。 | はじめはご一緒に、それから数分、数時間と延ばします。お仕事に戻る前に、二、三週間を見ておいてください。
ask | 熱が出たらどうなりますか。 | 熱や嘔吐、うつる病気の日はおうちで。鼻水だけなら来られます。途中で具合が悪くなったら、お電話します。
ask | 申し込みはどこにしますか。 | 市区町村を通すところと、直接のところがあります。まずお問い合わせください。窓口をお伝えします。
ask | お休みの日はどうなりますか。 | 決まった休みは早めにお知らせします。急な休みの預け先は、契約のときにご確認ください。
ask | かばんには何を入れますか。 | 着替え、おむつ、帽子、長靴、眠るときのもの。すべてにお名前をお願いします。
ask | 何人くらいいますか。 | 少ない人数で、年齢もまちまちです。ご希望の曜日の様子をお尋ねください。
`,
  Korean: `
headlines | {place} 가정 보육 | 작은 식탁에 자리 하나 더 | 물웅덩이와 죽과 낮잠 | 일하시는 동안의 또 하나의 집 | 한쪽 소매, 그리고 다른 쪽
introduction | {place}의 {name}에서 어린아이를 돌봅니다. 맡는 일은 {services} 등입니다. 개월 수와 필요한 요일을 알려 주세요.
introduction | 식탁과 블록 바구니, 그림책이 놓인 소파. {place}의 {name}에서 보내는 하루는 집 안의 하루입니다.
introduction | 처음 몇 주는 서로 익숙해지는 때입니다. {name}에서는 먼저 부모님과 한방에서, 그다음 조금씩 떨어져 봅니다.
service | 갓난아기 돌봄 | 분유는 적어 주신 시간에, 잠은 졸릴 때, 그 사이는 품에서. | 갓난, 영아, 신생아, 아기, 0세
service | 한 살부터 세 살 돌봄 | 쌓고, 붓고, 기어오르고, 싫다고 합니다. 외투는 혼자 다 입을 때까지 기다립니다. | 한 살, 두 살, 세 살, 유아, 1세, 2세
service | 적응 기간 | 처음에는 함께, 다음에는 십 분 떨어져서, 그다음에는 점심까지. 말없이 사라지지 않습니다. | 적응
service | 식사와 간식 | 잘게 썰어 맛만 보아도 됩니다. 남겨도 괜찮습니다. | 식사, 간식, 이유식, 점심, 알레르기
service | 낮잠 | 늘 덮던 이불과 늘 듣던 노래로. | 낮잠, 수면
service | 바깥놀이 | 공원, 도서관, 버스가 돌아 나오는 곳까지. 물웅덩이 시간도 넣어 두었습니다. | 바깥, 산책, 공원, 야외, 놀이터
service | 놀이와 만들기 | 반죽, 상자, 물. 저녁까지 마른 것은 집에 가져갑니다. | 놀이, 만들기, 미술, 그림책, 음악
special | 이른 아침과 늦은 저녁 | 잠옷 바람으로 와도, 저녁을 먹고 가도 됩니다. 근무표가 나오면 알려 주세요. | 아침, 저녁, 야간, 교대, 주말
special | 시간제 돌봄 | 치과, 면접, 큰아이 행사. 그날 자리가 있으면 맡아 드립니다. | 시간제, 일시, 긴급, 방학
special | 방과 후 | 교문에서 만나 간식을 먹고, 숙제한 뒤 다시 밖으로. | 방과 후, 방과후, 하교, 숙제, 초등
line | 알레르기, 애착 인형, 물을 부르는 말. 알아야 할 것을 적어 주세요. | 오전만, 온종일, 일주일에 사흘. 한 주 일정을 들려주세요.
quote | 문 앞에서 꼭 인사하고 헤어집니다. | 그림책은 외울 때까지 읽습니다. | 물을 쏟은 사람이 걸레 담당입니다.
title | 외투를 벗고 다시 입을 때까지 | 먹고, 자고, 첨벙거리고 | 아침 노래에서 하원까지
contact | 자리 있는지 묻기 | 먼저 둘러보기
action | 자리 있는지 묻기 | 방문 날짜 잡기
ask | 적응은 어떻게 하나요? | 처음에는 한방에 계시다가 몇 분, 몇 시간으로 늘립니다. 복직 전에 두세 주를 잡아 두세요.
ask | 아이가 아프면요? | 열이 나거나 토하거나 옮는 병이면 집에서 쉽니다. 콧물만 나면 와도 됩니다. 여기서 아프기 시작하면 전화드립니다.
ask | 쉬는 날은 어떻게 되나요? | 정해진 날은 미리 알려 드립니다. 갑작스러운 날 맡길 곳은 생각해 두시고, 비용은 계약할 때 정합니다.
ask | 가방에는 무엇을 넣나요? | 갈아입을 옷, 기저귀, 장화, 모자, 잠들 때 찾는 것. 모두 이름을 써 주세요.
ask | 아이는 몇 명인가요? | 적고 나이도 저마다 다릅니다. 필요한 요일에 누가 있는지 물어봐 주세요.
ask | 먼저 보러 가도 되나요? | 네, 아이와 함께 오세요. 자는 자리를 보시고 궁금한 것을 물어보세요.
`,
}
