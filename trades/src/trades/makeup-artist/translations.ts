import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Maquillaje en {place} | Tú misma, también a medianoche | Aguanta los discursos | Para caras y para flashes | Pinceles, luz de día y pulso
introduction | {name} maquilla en {place}: {services}. Di el día, a qué hora tienes que estar lista y cuántas sois.
introduction | Tienes que reconocerte en el espejo y en las fotos. {name}, en {place}, lo prueba contigo antes del día.
introduction | Hay quien nunca se pinta y quien nunca sale sin pintar. {name}, en {place}, pregunta qué haces una mañana cualquiera y parte de ahí.
service | Novias | Con prueba semanas antes y plan para lágrimas, calor y abrazos. | novia*, boda*, nupcial*
service | Madrinas e invitadas | Por turnos con hora, para que nadie espere en bata. | madrina*, invitad*, dama*, comunion*
service | Fiestas y noches largas | Para una noche que quizá se alargue, con el labial para retocar. | fiesta*, graduacion*, evento*, noche*
service | Foto y vídeo | Según la luz de la sala, con retoque entre toma y toma. | foto*, video*, sesion*, rodaje*, editorial*
service | Clases de automaquillaje | Media cara enseñada y media hecha por ti, con lo que tienes en casa. | clase*, automaquillaje, taller*, curso*
service | Cejas y pestañas | Forma, tinte o unas pocas donde hay huecos. | ceja*, pestana*
line | Alergias, lentillas, una rojez de primavera: dilo antes del primer pincel. | Ven con la cara limpia y con algo que se abroche por delante.
quote | El buen maquillaje se nota lo segundo. | Primero la piel, luego el color. | La luz de día es el espejo sincero.
title | Ocasiones y caras | De la prueba al último baile | Para bodas, focos y días normales
contact | ¿Qué día es? | Pregunta por tu fecha
action | Preguntar por mi fecha | Pedir una prueba
ask | ¿Hace falta prueba? | Para una boda compensa, mejor con el peinado y un top del color del vestido. Para una noche suele bastar hablarlo.
ask | ¿Cuánto se tarda en maquillar? | Cerca de una hora la novia y menos las invitadas. La cuenta se hace hacia atrás desde la hora de salir.
ask | ¿Dónde se hace? | Di dónde te arreglas. Bastan una silla, una mesa y una ventana.
ask | Tengo la piel sensible. | Casi siempre se puede. Trae lo que tu piel tolera y prueba antes en el cuello lo nuevo.
ask | ¿Y si no me gusta? | Dilo con el pincel todavía en la mano. Para eso está el espejo a la mitad.
`,
  french: `
headlines | Maquillage à {place} | Encore vous, à minuit aussi | Il tient pendant les discours | Pour les visages et les flashs | Pinceaux et lumière du jour
introduction | {name} maquille à {place} : {services}. Dites le jour, l’heure où vous devez être prête et combien vous êtes.
introduction | Vous devez vous reconnaître dans le miroir et sur les photos. {name}, à {place}, essaie avec vous avant le jour.
introduction | Les unes ne se maquillent jamais, les autres ne sortent jamais sans. {name}, à {place}, part de ce que vous faites un matin ordinaire.
service | Mariées | Un essai quelques semaines avant, et un plan pour les larmes, la chaleur et les embrassades. | marie*, mariage*
service | Témoins, mères, invitées | À tour de rôle, avec un horaire, pour que personne n’attende en peignoir. | temoin*, invite*, mere*, cortege*
service | Fêtes et soirées | Pour une nuit qui peut durer, avec de quoi retoucher les lèvres. | fete*, soiree*, gala*, bal, anniversaire*
service | Photo et tournage | Accordé à la lumière de la pièce, retouché entre deux prises. | photo*, tournage*, video*, shooting*, editorial*
service | Cours de maquillage | Une moitié du visage montrée, l’autre faite par vous, avec votre trousse. | cours, atelier*, auto-maquillage, lecon*
service | Sourcils et cils | Une ligne, une teinture, ou quelques cils là où il en manque. | sourcil*, cil, cils
line | Allergies, lentilles, rougeurs au printemps : dites-le avant le premier pinceau. | Venez le visage propre, avec un haut qui se boutonne devant.
quote | Un bon maquillage se remarque en second. | La peau d’abord, la couleur ensuite. | Le jour est le miroir le plus franc.
title | Des occasions, des visages | De l’essai à la dernière danse | Mariages, plateaux, jours ordinaires
contact | Quel jour est-ce ? | Demander une date
action | Demander ma date | Prévoir un essai
ask | Faut-il un essai ? | Pour un mariage, oui, plutôt avec la coiffure et un haut de la couleur de la robe. Pour une soirée, en parler suffit souvent.
ask | Combien de temps dure un maquillage ? | Environ une heure pour la mariée, moins pour les invitées. On compte à rebours depuis l’heure du départ.
ask | Où cela se passe-t-il ? | Dites où vous vous préparez. Une chaise, une table et une fenêtre suffisent.
ask | J’ai la peau sensible. | Cela se passe le plus souvent bien. Apportez ce qu’elle supporte, et faites essayer le reste dans le cou avant.
ask | Et si cela ne me plaît pas ? | Dites-le tant que le pinceau est en main. Le miroir à mi-chemin sert à cela.
`,
  italian: `
headlines | Trucco a {place} | Sempre tu, anche a mezzanotte | Resiste ai discorsi | Per volti e per flash | Pennelli, luce e mano ferma
introduction | {name} trucca a {place}: {services}. Di’ il giorno, a che ora devi essere pronta e in quante siete.
introduction | Devi riconoscerti allo specchio e nelle foto. {name}, a {place}, lo prova con te prima del giorno.
introduction | C’è chi non si trucca mai e chi non esce senza. {name}, a {place}, parte da quel che fai una mattina qualunque.
service | Sposa | Con una prova settimane prima e un piano per lacrime, caldo e abbracci. | spos*, nozze, matrimon*
service | Testimoni, mamme, invitate | A turno e con un orario, così nessuna aspetta in vestaglia. | testimon*, mamm*, invitat*, damigell*
service | Feste e serate | Per una notte che può allungarsi, con il rossetto per ritoccare. | fest*, serat*, laure*, diciott*, event*
service | Foto e set | Accordato alla luce della stanza, ritoccato fra uno scatto e l’altro. | foto*, set, video*, shooting, editorial*
service | Lezioni di trucco | Mezzo viso mostrato e mezzo fatto da te, con la tua trousse. | lezion*, self make-up, cors*, automak*
service | Sopracciglia e ciglia | Una forma, una tinta, o poche ciglia dove mancano. | sopraccigli*, cigli*
line | Allergie, lenti, un rossore in primavera: dillo prima del primo pennello. | Vieni con il viso pulito e qualcosa che si abbottona davanti.
quote | Un buon trucco si nota per secondo. | Prima la pelle, poi il colore. | La luce del giorno è lo specchio sincero.
title | Occasioni e volti | Dalla prova all’ultimo ballo | Nozze, palchi, giorni qualunque
contact | Che giorno è? | Chiedi la tua data
action | Chiedere la mia data | Fissare una prova
ask | Serve una prova? | Per le nozze conviene, meglio con la pettinatura e una maglia del colore dell’abito. Per una serata di solito basta parlarne.
ask | Quanto dura un trucco? | Circa un’ora per la sposa, meno per le invitate. Si conta all’indietro dall’ora in cui esci.
ask | Dove si fa? | Di’ dove ti prepari. Bastano una sedia, un tavolo e una finestra.
ask | Ho la pelle sensibile. | Quasi sempre si può. Porta quel che tollera e prova prima il nuovo sul collo.
ask | E se non mi piace? | Dillo col pennello ancora in mano. Lo specchio a metà serve a questo.
`,
  german: `
headlines | Make-up in {place} | Auch um Mitternacht noch Sie | Hält bis nach den Reden | Für Gesichter und Blitzlicht | Pinsel, Tageslicht, ruhige Hand
introduction | {name} schminkt in {place}: {services}. Schreiben Sie den Tag, wann Sie fertig sein müssen und wie viele Sie sind.
introduction | Sie sollen sich im Spiegel wiedererkennen und auf den Fotos auch. {name} in {place} probiert es vor dem Tag mit Ihnen aus.
introduction | Manche tragen nie etwas, manche gehen nie ohne. {name} in {place} fragt nach einem gewöhnlichen Morgen und fängt dort an.
service | Braut-Make-up | Mit Probe einige Wochen vorher und einem Plan für Tränen, Hitze und Umarmungen. | braut*, hochzeit*
service | Trauzeugin, Mutter, Gäste | Eine nach der anderen mit Uhrzeit, damit niemand im Bademantel wartet. | trauzeug*, mutter*, gast*, brautjungfer*
service | Feste und Abende | Für eine Nacht, die lang werden kann, mit etwas Lippenstift zum Mitnehmen. | fest*, abend*, ball*, party*, event*
service | Foto und Film | Auf das Licht im Raum abgestimmt, zwischen den Aufnahmen nachgebessert. | foto*, film*, shooting*, dreh*, buhne*
service | Schminkkurs | Die eine Hälfte wird gezeigt, die andere machen Sie, mit Ihren eigenen Sachen. | kurs*, schminkkurs*, workshop*, beratung*
service | Brauen und Wimpern | In Form gebracht, gefärbt oder ein paar einzelne, wo Lücken sind. | braue*, augenbraue*, wimper*
line | Allergien, Linsen, Rötungen im Frühjahr: Sagen Sie es vor dem ersten Pinselstrich. | Kommen Sie ungeschminkt und in etwas, das sich vorn knöpfen lässt.
quote | Gutes Make-up fällt als Zweites auf. | Erst die Haut, dann die Farbe. | Tageslicht ist der ehrliche Spiegel.
title | Anlässe und Gesichter | Von der Probe bis zum letzten Tanz | Für Feste, Bühnen, gewöhnliche Tage
contact | Welcher Tag ist es? | Nach dem Datum fragen
action | Nach dem Datum fragen | Probe vereinbaren
ask | Brauche ich eine Probe? | Vor einer Hochzeit lohnt sie sich, am besten mit Frisur und einem Oberteil in der Farbe des Kleides. Für einen Abend genügt meist ein Gespräch.
ask | Wie lange dauert das Schminken? | Die Braut etwa eine Stunde, Gäste weniger. Gerechnet wird rückwärts von der Zeit, zu der Sie losmüssen.
ask | Wo wird geschminkt? | Sagen Sie, wo Sie sich fertig machen. Ein Stuhl, ein Tisch und ein Fenster genügen.
ask | Ich habe empfindliche Haut. Geht das? | Meistens. Bringen Sie mit, was Sie vertragen, und lassen Sie Neues vorher am Hals probieren.
ask | Und wenn es mir nicht gefällt? | Sagen Sie es, solange der Pinsel noch in der Hand ist. Dafür gibt es zwischendurch den Spiegel.
`,
  japanese: `
headlines | {place}のメイクアップ | 夜まで、あなたらしく | 涙にも写真にも強いメイク | 晴れの日の顔をつくる | 筆と自然光と落ち着いた手
introduction | {name}は{place}で、{services}を承っています。日にち、仕上がりの時刻、人数をお知らせください。
introduction | 鏡でも写真でも、自分だとわかること。{name}は、当日の前に一緒に試します。
introduction | ふだんはしない方も、欠かさない方も。{name}は、いつもの朝のメイクを伺うところから始めます。
service | 花嫁のメイク | 数週間前に試し、涙と汗と抱擁に備えます。 | 花嫁, ブライダル, 結婚式, 婚礼, ウェディング
service | ご親族と列席の方 | 順番と時刻を決め、ガウンで待つ方を作りません。 | 列席, 親族, 母, 留袖
service | 成人式と七五三 | 着物の色に合わせ、長い一日でも崩れにくく。 | 成人式, 七五三, 振袖, 卒業式, 袴
service | パーティー・夜会 | 照明の下で映え、直し用の口紅をお渡しします。 | パーティー, 二次会, 夜会
service | 撮影 | 部屋の光に合わせ、合間に直します。 | 撮影, 写真, 宣材, プロフィール
service | メイクレッスン | 半顔はお見せし、半顔はご自分で。お手持ちの道具を使います。 | レッスン, 講座, 教室
service | 眉とまつげ | 形を整え、足りないところだけ補います。 | 眉, まつげ, まつ毛
line | 肌荒れ、アレルギー、コンタクト。筆を入れる前にお知らせください。 | 素顔で、前開きの服でお越しください。
quote | よいメイクは、二番目に気づかれます。 | 肌が先、色はそのあと。 | 自然光は、正直な鏡です。
title | 場面と顔に合わせて | 試しの日から、お開きまで | 婚礼、撮影、ふだんの日
contact | いつの日のことですか | 空いている日を尋ねる
action | 空いている日を尋ねる | メイクの試しを頼む
ask | 試しは必要ですか。 | 婚礼なら、髪も一緒に、衣裳に近い色の服で試すと安心です。パーティーなら、お話だけで足りることが多いです。
ask | メイクはどのくらいかかりますか。 | 花嫁は一時間ほど、列席の方はもう少し短く。お出かけの時刻から逆に決めます。
ask | どこでできますか。 | お支度の場所をお知らせください。椅子と机と窓があれば足ります。
ask | 肌が弱いのですが。 | 使えるものをお持ちください。新しいものは、先に首で試します。
ask | 気に入らなかったら。 | 筆を持っているうちにおっしゃってください。途中の鏡は、そのためのものです。
`,
  Korean: `
headlines | {place} 메이크업 | 자정에도 당신다운 얼굴 | 눈물에도 사진에도 남는 화장 | 붓과 햇빛과 차분한 손 | 좋은 날의 얼굴
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 날짜와 준비를 마칠 시각, 인원을 알려 주세요.
introduction | 거울에서도 사진에서도 나인 것을 알아볼 수 있어야 합니다. {place}의 {name}에서는 그날 전에 함께 해 봅니다.
introduction | 평소에 안 하는 분도, 늘 하는 분도. {name}에서는 여느 아침 화장을 묻는 데서 시작합니다.
service | 신부 메이크업 | 몇 주 전에 미리 해 보고 눈물과 더위와 포옹에 대비합니다. | 신부, 웨딩, 본식, 결혼식
service | 혼주와 하객 | 순서와 시각을 정해 가운 차림으로 기다리지 않게. | 혼주, 하객, 들러리
service | 돌잔치와 행사 | 사진이 많은 긴 하루를 위해. | 돌잔치, 행사, 파티, 연주회
service | 면접과 증명사진 | 단정하게, 그러나 본인으로 보이게. | 면접, 증명사진, 프로필, 승무원
service | 촬영 | 방의 빛에 맞추고 컷 사이에 고칩니다. | 촬영, 화보, 스튜디오, 방송
service | 메이크업 수업 | 반쪽은 보여 드리고 반쪽은 직접. 가지고 계신 화장품으로. | 수업, 레슨, 클래스, 셀프
service | 눈썹과 속눈썹 | 모양을 잡고, 빈 곳만 채웁니다. | 눈썹, 속눈썹
line | 알레르기, 렌즈, 붉어진 피부는 붓을 대기 전에 말씀해 주세요. | 맨얼굴에 앞이 열리는 옷으로 오세요.
quote | 좋은 화장은 두 번째로 눈에 띕니다. | 먼저 피부, 그다음 색. | 햇빛은 솔직한 거울입니다.
title | 자리와 얼굴에 맞춰 | 리허설부터 마지막 사진까지 | 예식, 촬영, 여느 날
contact | 어느 날인가요? | 날짜 문의
action | 날짜 문의하기 | 리허설 잡기
ask | 리허설이 필요한가요? | 예식이라면 머리까지, 드레스에 가까운 색 옷으로 해 보길 권합니다. 행사라면 상담으로 되는 때가 많습니다.
ask | 화장은 얼마나 걸리나요? | 신부는 한 시간쯤, 하객은 더 짧습니다. 나가실 시각에서 거꾸로 잡습니다.
ask | 어디서 하나요? | 준비하실 곳을 알려 주세요. 의자와 탁자와 창이면 됩니다.
ask | 피부가 예민해요. | 맞는 제품을 가져오시고, 새것은 먼저 목에 발라 봅니다.
ask | 마음에 안 들면요? | 붓을 들고 있을 때 말씀해 주세요. 중간에 거울을 보는 까닭입니다.
`,
}
