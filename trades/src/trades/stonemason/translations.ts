import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Cantería en {place} | Piedra cortada para quedarse | Trabajo lento, vida larga | Alféizares, peldaños y letras | Más vieja que la casa
introduction | {name} trabaja la piedra en {place}: {services}. Prepara medidas, una foto del sitio y, si lo sabes, el nombre de la piedra.
introduction | La piedra dice a los cincuenta años si se puso bien. {name}, en {place}, piensa en la helada antes que en el brillo.
introduction | Un peldaño partido, una palabra borrada. {name}, en {place}, repara lo que puede quedarse antes de cortar nada nuevo.
service | Peldaños y alféizares | Cortados al hueco tal como está, con goterón donde corre el agua. | peldano*, escalera*, alfeizar*, umbral*, vierteaguas
service | Encimeras y chimeneas | Con plantilla en casa, porque ninguna pared es recta; tú eliges la tabla y la junta. | encimera*, chimenea*, granito*, marmol*, cocina*, bano*
service | Muros y pavimentos | Sobre una cama que drena; si no, el invierno los levanta. | muro*, pavimento*, suelo*, terraza*, losa*
service | Restauración | Juntas vaciadas y rellenas de cal, sillares cambiados de uno en uno. | restaura*, rejunta*, fachada*, sillar*, rehabilita*
service | Letras y lápidas | Primero dibujadas, para leerlas unos días; luego cortadas. | letra*, lapida*, inscripcion*, placa*, grabad*
service | Fuentes, pilas y talla | De un croquis o de una pieza vieja, con maqueta de barro. | fuente*, pila*, talla*, escultura*, escudo*
service | Limpieza y pulido | Manchas sacadas, suelos apagados vueltos a pulir; antes, una prueba en un rincón. | limpieza*, pulido*, pulir, mancha*, abrillant*
line | Ven a poner la mano en la tabla: no hay dos vetas iguales. | Agua, helada, sal o vino: di qué va a aguantar.
quote | La piedra no perdona ni olvida. | Primero la helada, luego el brillo. | Una letra se corta una sola vez.
title | Cortar, asentar, grabar | Del alféizar a la inscripción | Dentro, fuera y para siempre
contact | ¿Qué va en piedra? | Manda las medidas
action | Mandar las medidas | Preguntar al cantero
ask | ¿Qué piedra va bien fuera? | La que aguanta la helada y no resbala mojada. Muchas veces, la de las casas viejas de la zona.
ask | ¿Mármol en la cocina? | Si te gusta que se note el uso. El limón y el vino marcan; granito y cuarcita aguantan más.
ask | ¿Cuánto tarda un trabajo en piedra? | Hay que encontrarla, cortarla y a veces traerla de lejos. Tras medir se da una semana, no un día.
ask | ¿Tiene arreglo una piedra rota? | A menudo, con espiga, relleno o injerto. Se dice cuánto se va a notar.
ask | ¿Cómo se cuida? | Agua y jabón neutro. Ni vinagre ni ácidos, diga lo que diga el bote.
`,
  french: `
headlines | Taille de pierre à {place} | De la pierre, pour de bon | Travail lent, longue vie | Seuils, marches et lettres | Plus vieille que la maison
introduction | {name} travaille la pierre à {place} : {services}. Préparez les mesures, une photo du lieu et, si vous le savez, le nom de la pierre.
introduction | La pierre dit au bout de cinquante ans si elle fut bien posée. {name}, à {place}, pense au gel avant le poli.
introduction | Une marche fendue, un mot effacé. {name}, à {place}, répare ce qui peut rester avant de tailler du neuf.
service | Marches, seuils, appuis | Taillés à l’ouverture telle qu’elle est, avec un larmier où l’eau coule. | marche*, escalier*, seuil*, appui*, couvertine*
service | Plans de travail et cheminées | Gabarit pris sur place, car aucun mur n’est droit ; la tranche et le joint sont à votre choix. | plan, plans, cheminee*, granit*, marbre*, cuisine*, vasque*
service | Murs et dallages | Sur un lit qui draine, sinon l’hiver les soulève. | mur, murs, dallage*, dalle*, terrasse*, pavage*
service | Restauration | Joints dégarnis et repris à la chaux, pierres usées changées une à une. | restaur*, rejoint*, facade*, chaux, patrimoine
service | Lettres et stèles | Dessinées d’abord, pour être lues quelques jours ; gravées ensuite. | lettre*, stele*, inscription*, plaque*, grav*
service | Fontaines, bassins, sculpture | D’après un croquis ou une pièce ancienne, avec une maquette en terre. | fontaine*, bassin*, auge*, sculpt*
service | Nettoyage et polissage | Taches extraites, sols ternes repris ; d’abord un essai dans un coin. | nettoy*, poli*, ponc*, tache*
line | Venez poser la main sur la tranche : aucune veine ne se répète. | Eau, gel, sel ou vin : dites ce qu’elle devra supporter.
quote | La pierre ne pardonne ni n’oublie. | Penser au gel, puis à l’éclat. | Une lettre se taille une fois.
title | Tailler, poser, graver | De l’appui à l’inscription | Dedans, dehors, pour longtemps
contact | Que faut-il en pierre ? | Envoyer les mesures
action | Envoyer les mesures | Montrer une vieille pierre
ask | Quelle pierre pour dehors ? | Celle qui tient au gel et ne glisse pas mouillée. Souvent celle des vieilles maisons voisines.
ask | Du marbre dans une cuisine ? | Si vous aimez voir qu’on y vit. Citron et vin marquent ; granit et quartzite tiennent mieux.
ask | Combien de temps pour un ouvrage ? | Il faut trouver la pierre, la tailler, parfois la faire venir. Après les mesures, on annonce une semaine, pas un jour.
ask | Une pierre cassée se répare-t-elle toujours ? | Souvent, par goujon, mortier ou greffe. On dit d’avance ce qui se verra.
ask | Comment entretenir la pierre ? | De l’eau et un savon neutre. Ni vinaigre ni acide, quoi que promette le flacon.
`,
  italian: `
headlines | Lavorazione della pietra a {place} | Pietra tagliata per restare | Lavoro lento, vita lunga | Soglie, gradini e lettere | Più vecchia della casa
introduction | {name} lavora la pietra a {place}: {services}. Prepara le misure, una foto del posto e, se lo sai, il nome della pietra.
introduction | La pietra dice dopo cinquant’anni se fu posata bene. {name}, a {place}, pensa al gelo prima che al lucido.
introduction | Un gradino rotto, una parola sparita. {name}, a {place}, ripara ciò che può restare prima di tagliare il nuovo.
service | Gradini, soglie, davanzali | Tagliati sull’apertura com’è, col gocciolatoio dove corre l’acqua. | gradin*, scal*, sogli*, davanzal*
service | Piani e camini | Con la dima presa in casa, ché nessun muro è dritto; la lastra e il giunto li scegli tu. | piano, piani, top, camin*, granit*, marm*, cucin*, bagn*
service | Muri e pavimenti | Su un letto che drena, altrimenti l’inverno li solleva. | mur*, paviment*, lastric*, terrazz*
service | Restauro | Giunti svuotati e ripresi a calce, conci consumati cambiati uno a uno. | restaur*, facciat*, calce, conci
service | Lettere e lapidi | Prima disegnate, per leggerle qualche giorno; poi incise. | letter*, lapid*, iscrizion*, targ*, incis*
service | Fontane, vasche, sculture | Da uno schizzo o da un pezzo antico, con un modello di creta. | fontan*, vasch*, scultur*, stemm*
service | Pulizia e lucidatura | Macchie tirate fuori, pavimenti spenti ripresi; prima una prova in un angolo. | puli*, lucid*, levig*, macchi*
line | Vieni a posare la mano sulla lastra: nessuna vena si ripete. | Acqua, gelo, sale o vino: di’ che cosa deve reggere.
quote | La pietra non perdona e non dimentica. | Prima il gelo, poi il lucido. | Una lettera si incide una volta sola.
title | Tagliare, posare, incidere | Dal davanzale all’iscrizione | Dentro, fuori, a lungo
contact | Che cosa in pietra? | Manda le misure
action | Mandare le misure | Mostrare una pietra
ask | Quale pietra va bene fuori? | Quella che regge il gelo e bagnata non scivola. Spesso è quella delle vecchie case intorno.
ask | Marmo in cucina? | Se ti piace che si veda l’uso. Limone e vino segnano; granito e quarzite reggono di più.
ask | Quanto ci vuole per un lavoro in pietra? | Va trovata, tagliata, a volte fatta venire da lontano. Dopo le misure si dà una settimana, non un giorno.
ask | Una pietra rotta si ripara? | Spesso, con perno, stucco o tassello. Si dice prima quanto si vedrà.
ask | Come si cura? | Acqua e sapone neutro. Niente aceto né acidi, qualunque cosa prometta il flacone.
`,
  german: `
headlines | Steinmetz in {place} | Stein, gemacht zum Bleiben | Langsam gearbeitet, lange gehalten | Stufen, Bänke und Buchstaben | Älter als das Haus
introduction | {name} arbeitet in {place} mit Naturstein: {services}. Halten Sie Maße, ein Foto vom Ort und, wenn Sie ihn wissen, den Namen des Steins bereit.
introduction | Stein zeigt nach fünfzig Jahren, ob er gut verlegt wurde. {name} in {place} denkt an den Frost, dann an die Politur.
introduction | Eine Stufe ist gerissen, ein Wort verwittert. {name} in {place} repariert, was bleiben kann, bevor Neues geschnitten wird.
service | Stufen, Fensterbänke, Schwellen | Auf die Öffnung zugeschnitten, wie sie ist, mit Tropfkante, wo Regen läuft. | stufe*, treppe*, fensterbank*, fensterbanke*, schwelle*, abdeckung*
service | Arbeitsplatten und Kamine | Schablone vor Ort, denn keine Wand ist gerade. Platte und Fuge suchen Sie aus. | arbeitsplatte*, kuche*, kamin*, granit*, marmor*, waschtisch*
service | Mauern und Pflaster | Auf einem Bett, das Wasser durchlässt. Sonst hebt der Winter alles wieder hoch. | mauer*, pflaster*, terrasse*, bodenplatte*, naturstein*
service | Altes Mauerwerk | Fugen ausgeräumt und mit Kalk gefüllt, müde Steine einzeln getauscht. | restaur*, sanier*, fassade*, fuge*, denkmal*
service | Schrift und Grabmal | Zuerst gezeichnet, damit Sie es ein paar Tage lesen können. Dann gehauen. | schrift*, grabmal*, grabstein*, inschrift*, tafel*
service | Brunnen, Tröge, Bildhauerei | Nach Skizze oder altem Stück, mit einem Modell aus Ton. | brunnen*, trog*, troge*, bildhauer*, skulptur*
service | Reinigen und Polieren | Flecken herausgezogen, stumpfe Böden geschliffen, vorher in einer Ecke probiert. | reinig*, polier*, schleif*, fleck*, impragnier*
line | Legen Sie die Hand auf die Platte. Keine Ader kommt zweimal vor. | Nässe, Frost, Salz oder Wein: Sagen Sie, was er aushalten soll.
quote | Stein verzeiht nichts und vergisst nichts. | Erst an den Frost denken, dann an den Glanz. | Ein Buchstabe wird einmal gehauen.
title | Zugeschnitten, versetzt, beschriftet | Von der Fensterbank bis zur Inschrift | Drinnen, draußen, auf Dauer
contact | Was wird aus Stein? | Maße schicken
action | Maße schicken | Alten Stein zeigen
ask | Welcher Stein taugt für draußen? | Einer, der Frost aushält und nass nicht rutscht. Oft ist es der, aus dem die alten Häuser ringsum sind.
ask | Marmor in der Küche? | Wenn Sie sehen mögen, dass dort gelebt wird. Zitrone und Wein hinterlassen Spuren, Granit und Quarzit halten mehr aus.
ask | Wie lange dauert eine Steinarbeit? | Der Stein muss gefunden, geschnitten und manchmal von weit geholt werden. Nach dem Aufmaß gibt es eine Woche, keinen Tag.
ask | Lässt sich ein gebrochener Stein reparieren? | Oft, mit Dübel, Mörtel oder Vierung. Was davon zu sehen sein wird, hören Sie vorher.
ask | Wie pflege ich Naturstein? | Wasser und neutrale Seife. Kein Essig, keine Säure, was immer auf der Flasche steht.
`,
  japanese: `
headlines | {place}の石材店 | 長く残る石の仕事 | ゆっくり刻み、永く保つ | 段、敷居、そして文字 | 家より古い石
introduction | {name}は{place}で、{services}を手がけています。寸法と場所の写真、わかれば石の名をお知らせください。
introduction | よく据えた石かどうかは、五十年後にわかります。{name}は、艶より先に凍みを考えます。
introduction | 割れた段、消えかけた文字。{name}は、残せるものを直してから、新しい石を切ります。
service | お墓と字彫り | 原寸の文字を何日か見ていただき、それから彫ります。 | 墓, お墓, 墓石, 字彫り, 戒名
service | お墓の直し | 傾き、目地、ぐらつき。掃除のついでにご覧ください。 | 修理, リフォーム, 傾き, 目地, 墓じまい, 移転
service | 石段と敷石 | 水の抜ける下地に据えます。冬に浮かないためです。 | 石段, 敷石, 石畳, アプローチ, 飛び石
service | 石垣と門 | 目地と勾配で、重さを受け止めます。 | 石垣, 石積み, 門柱, 塀
service | 台所と浴室の石 | 現場で型を取り、石目と継ぎ目の場所を選んでいただきます。 | 台所, キッチン, 天板, 浴室, 大理石, 御影石
service | 灯籠と彫刻 | 下絵や古い品をもとに、土の型で確かめます。 | 灯籠, 彫刻, 石像, 記念碑, つくばい
service | 洗いと磨き | 隅で試してから、しみを抜き、艶を戻します。 | 洗い, 磨き, クリーニング, しみ
line | 石に手を置いてみてください。同じ石目はありません。 | 雨、凍み、潮、酒。何に耐える石かを伺います。
quote | 石は許さず、忘れません。 | 艶より先に、凍みを考える。 | 文字を彫るのは、一度きり。
title | 切る、据える、刻む | 敷居から碑まで | 家の中と外の石
contact | 何を石にしますか | 寸法を送る
action | 寸法を送る | 古い石を見せる
ask | 外にはどの石がよいですか。 | 凍みに強く、濡れても滑らない石を。近所の古い家に使われた石が合うことも多くあります。
ask | 台所に大理石は向きますか。 | 使った跡を楽しめるなら。レモンと酒は跡になり、御影石のほうが強いです。
ask | 石の仕事は何日かかりますか。 | 石を選び、切り、遠くから運ぶこともあります。寸法を取ったあと、日ではなく週でお答えします。
ask | 割れた石は直せますか。 | 継ぐ、詰める、はめ込む。どのくらい目立つかを先にお伝えします。
ask | 石の手入れはどうしますか。 | 水と中性の石けんで。酢や酸の洗剤はお避けください。
`,
  Korean: `
headlines | {place} 석재 | 오래 남을 돌 | 천천히 다듬고 오래갑니다 | 계단, 문턱, 글자 | 집보다 나이 든 돌
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 치수와 자리 사진, 아시면 돌 이름을 준비해 주세요.
introduction | 잘 놓은 돌인지는 오십 년 뒤에 압니다. {place}의 {name}에서는 광택보다 서리를 먼저 생각합니다.
introduction | 금 간 계단, 지워진 글자. {name}에서는 남길 것을 고친 뒤에 새 돌을 자릅니다.
service | 계단과 창대석 | 있는 그대로의 자리에 맞춰 자르고 빗물 자리에는 물끊기를 냅니다. | 계단, 창대석, 문턱, 디딤돌
service | 상판과 벽난로 | 현장에서 본을 뜨고 돌무늬와 이음매 자리는 고르시게 합니다. | 상판, 싱크대, 벽난로, 대리석, 화강석
service | 담과 바닥 | 물이 빠지는 바탕 위에. 그래야 겨울에 들뜨지 않습니다. | 담, 석축, 바닥, 판석, 조경석, 마당
service | 비석과 글자 | 먼저 그려서 며칠 읽어 보시게 하고, 그다음 새깁니다. | 비석, 묘비, 글자, 각자, 상석, 기념비
service | 옛 돌 손보기 | 줄눈을 긁어 석회로 채우고 닳은 돌은 하나씩 바꿉니다. | 보수, 복원, 줄눈, 외벽
service | 석등과 조각 | 스케치나 옛 물건을 따라, 흙 모형으로 먼저. | 석등, 조각, 석탑, 분수, 물확
service | 씻기와 연마 | 구석에서 먼저 해 보고 얼룩을 빼고 광을 되살립니다. | 청소, 연마, 광택, 얼룩
line | 돌판에 손을 얹어 보세요. 같은 무늬는 없습니다. | 비, 서리, 소금, 술. 무엇을 견뎌야 하는지 말씀해 주세요.
quote | 돌은 봐주지 않고 잊지도 않습니다. | 먼저 서리, 그다음 광택. | 글자는 한 번 새깁니다.
title | 자르고, 놓고, 새기기 | 문턱에서 비석까지 | 집 안팎의 돌
contact | 무엇을 돌로 할까요? | 치수 보내기
action | 치수 보내기 | 옛 돌 보여 주기
ask | 바깥에는 어떤 돌이 좋나요? | 서리에 강하고 젖어도 미끄럽지 않은 돌이요. 근처 오래된 집의 돌이 맞을 때가 많습니다.
ask | 주방에 대리석이 괜찮나요? | 쓴 자국이 좋다면요. 레몬과 술은 자국을 남기고 화강석이 더 견딥니다.
ask | 돌일은 얼마나 걸리나요? | 돌을 찾고 자르고 멀리서 가져오기도 합니다. 실측 뒤에 날이 아니라 주로 말씀드립니다.
ask | 깨진 돌도 고치나요? | 심을 박거나 메우거나 끼워 넣습니다. 얼마나 티가 날지 먼저 말씀드립니다.
ask | 돌은 어떻게 관리하나요? | 물과 중성 비누로. 식초나 산성 세제는 쓰지 마세요.
`,
}
