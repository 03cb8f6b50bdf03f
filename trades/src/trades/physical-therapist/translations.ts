import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Fisioterapia en {place} | Levantarse otra vez sin pensarlo | Paso a paso, más movimiento
introduction | {name} trata en {place}: {services}. Primero se pregunta y se explora, luego se practica.
introduction | ¿Qué molesta, desde cuándo y al hacer qué? En {name}, en {place}, se empieza escuchando.
service | Espalda y cuello | Buscamos qué la irrita y ejercitamos lo que la sostiene. | espalda*, cuello*, lumbar*, cervical*
service | Después de una operación | Al ritmo de la curación y de acuerdo con tu médico. | operacion*, postoperator*, rehabilit*
service | Lesiones deportivas | Volver a moverse antes de volver a jugar. | deport*, lesion*, esguince*
service | Terapia manual | Con las manos se suelta, con ejercicios se mantiene. | manual*, masaje*
service | Ejercicios | Pocos, los que de verdad harás en casa. | ejercicio*, pilates*
service | Visitas a domicilio | Cuando venir es demasiado lejos. | domicilio*
line | Trae informes, si los tienes. | Con ropa cómoda basta.
title | Lo que tratamos | Del cuello a la rodilla | Tratamiento, paso a paso
contact | Pide cita | Cuenta qué te duele
action | Pedir cita | Contar qué me duele
ask | ¿Necesito un volante del médico? | Depende de tu seguro. Pregúntanos antes de venir.
ask | ¿Qué llevo? | Ropa cómoda y los informes que tengas.
ask | ¿Duele? | Se puede notar, nada más. Dilo en cualquier momento.
ask | ¿Cuántas sesiones hacen falta? | Después de la primera lo sabemos mejor y te lo decimos claro.
`,
  french: `
headlines | Kinésithérapie à {place} | Se relever sans y penser | Pas à pas, plus souple
introduction | {name} soigne à {place} : {services}. D’abord les questions et l’examen, puis les exercices.
introduction | Où, depuis quand, en faisant quoi ? Chez {name}, à {place}, on commence par écouter.
service | Dos et nuque | Trouver ce qui l’irrite, exercer ce qui le porte. | dos, nuque*, lombaire*, cervical*
service | Après une opération | Au rythme de la guérison, en accord avec votre médecin. | operation*, reeducation*
service | Blessures du sport | Bouger de nouveau, avant de rejouer. | sport*, blessure*, entorse*
service | Thérapie manuelle | Relâché par les mains, gardé par les exercices. | manuel*, massage*
service | Exercices | Peu, mais ceux que vous ferez chez vous. | exercice*, gymnast*
service | Visites à domicile | Quand venir est trop loin. | domicile*
line | Apportez vos comptes rendus, s’il y en a. | Une tenue souple suffit.
title | Ce que nous soignons | De la nuque au genou | Séance après séance
contact | Prendre rendez-vous | Décrire la douleur
action | Prendre rendez-vous | Décrire la douleur
ask | Faut-il une ordonnance ? | Cela dépend de votre couverture. Demandez-nous avant de venir.
ask | Que faut-il apporter ? | Une tenue souple, une serviette et vos comptes rendus.
ask | Est-ce que cela fait mal ? | On peut le sentir, sans plus. Dites-le à tout moment.
ask | Combien de séances ? | Après la première, nous le savons mieux et nous le disons.
`,
  italian: `
headlines | Fisioterapia a {place} | Alzarsi di nuovo senza pensarci | Passo dopo passo, più sciolti
introduction | {name} tratta a {place}: {services}. Prima le domande e la visita, poi gli esercizi.
introduction | Dove, da quando, facendo che cosa? Da {name}, a {place}, si comincia ascoltando.
service | Schiena e collo | Cerchiamo che cosa la irrita e alleniamo ciò che la regge. | schien*, coll*, cervical*, lombar*
service | Dopo un’operazione | Al passo della guarigione, d’accordo con il tuo medico. | operazion*, riabilitaz*
service | Infortuni sportivi | Muoversi di nuovo, prima di rigiocare. | sport*, infortun*, distors*
service | Terapia manuale | Sciolto con le mani, tenuto con gli esercizi. | manual*, massagg*
service | Esercizi | Pochi, quelli che farai davvero a casa. | eserciz*, ginnast*
service | Visite a domicilio | Quando venire è troppo lontano. | domicil*
line | Porta i referti, se ci sono. | Bastano abiti comodi.
title | Che cosa trattiamo | Dal collo al ginocchio | Seduta dopo seduta
contact | Prendi appuntamento | Descrivi il dolore
action | Prendere appuntamento | Descrivere il dolore
ask | Serve la ricetta del medico? | Dipende dalla tua copertura. Ci chieda prima di venire.
ask | Che cosa porto? | Abiti comodi, un asciugamano e i referti.
ask | Fa male? | Si può sentire, non di più. Dillo in ogni momento.
ask | Quante sedute servono? | Dopo la prima lo sappiamo meglio e te lo diciamo.
`,
  german: `
headlines | Physiotherapie in {place} | Wieder ohne Nachdenken aufstehen | Schritt für Schritt beweglich
introduction | {name} behandelt in {place}: {services}. Zuerst wird gefragt und untersucht, dann geübt.
introduction | Was zwickt, seit wann und wobei? Bei {name} in {place} fängt jede Behandlung mit Zuhören an.
service | Rücken und Nacken | Wir suchen, was ihn reizt, und üben, was ihn trägt. | rucken*, nacken*, wirbel*
service | Nach einer Operation | Im Takt der Heilung, in Absprache mit Ihrer Ärztin oder Ihrem Arzt. | operation*, nachbehandl*, reha*
service | Sportverletzungen | Zurück in Bewegung, bevor es zurück ins Spiel geht. | sport*, verletz*, band, muskel*
service | Manuelle Therapie | Mit den Händen gelöst, mit Übungen gehalten. | manuell*, massage*, faszi*
service | Krankengymnastik | Wenige Übungen, die Sie zu Hause wirklich machen. | krankengymnast*, gymnastik*, ubung*
service | Hausbesuche | Wenn der Weg zu uns zu weit ist. | hausbesuch*
line | Bringen Sie Befunde mit, wenn es welche gibt. | Bequeme Kleidung genügt.
title | Was wir behandeln | Vom Nacken bis zum Knie | Behandlung, Schritt für Schritt
contact | Termin anfragen | Beschwerden beschreiben
action | Termin anfragen | Beschwerden beschreiben
ask | Brauche ich eine Verordnung? | Das hängt von Ihrer Kasse ab. Fragen Sie uns, bevor Sie kommen.
ask | Was soll ich mitbringen? | Ein Handtuch, bequeme Kleidung und Befunde, falls es welche gibt.
ask | Tut die Behandlung weh? | Sie darf zu spüren sein, mehr nicht. Sagen Sie jederzeit Bescheid.
ask | Wie viele Termine sind nötig? | Nach dem ersten können wir es besser einschätzen und sagen es offen.
`,
  japanese: `
headlines | {place}のからだのケア | 考えずに立てる朝へ | 一歩ずつ、動くからだへ
introduction | {name}は{place}で、{services}をみています。まずお話をうかがい、動きを確かめます。
introduction | どこが、いつから、何をするときに。{name}は聞くことから始めます。
service | 腰と首 | つらくする動きを探し、支える力をつけます。 | 腰, 首, 肩, 背中
service | 手術のあと | 回復に合わせ、担当の医師と相談しながら。 | 手術, リハビリ
service | スポーツのけが | 試合の前に、まず動けるように。 | スポーツ, けが, 捻挫
service | 手による施術 | 手でゆるめ、運動で保ちます。 | 施術, マッサージ, 整体
service | 運動 | 家で続けられるものを、少しだけ。 | 運動, 体操, ストレッチ
service | 訪問 | 通うのがむずかしい方へ。 | 訪問, 出張
line | 検査の結果があれば、お持ちください。 | 動きやすい服でお越しください。
title | みているところ | 首からひざまで | 一回ずつ
contact | 予約する | 症状を伝える
action | 予約する | 症状を伝える
ask | 紹介状は必要ですか。 | 場合によります。お越しになる前にお尋ねください。
ask | 何を持っていけばよいですか。 | 動きやすい服と、検査の結果があればそれを。
ask | 痛みはありますか。 | 感じることはあっても、それ以上はしません。いつでもおっしゃってください。
ask | 何回くらい通いますか。 | 一度みてから、正直にお伝えします。
`,
  Korean: `
headlines | {place} 물리치료 | 생각 없이 일어나는 아침 | 한 걸음씩 부드럽게
introduction | {name}입니다. {place}에서 치료합니다. 먼저 묻고 살핀 다음 움직입니다.
introduction | 어디가, 언제부터, 무엇을 할 때인지. 듣는 것에서 시작합니다.
service | 허리와 목 | 아프게 하는 것을 찾고, 받쳐 주는 힘을 기릅니다. | 허리, 목, 어깨
service | 수술 후 | 회복에 맞추어, 담당 의사와 의논하며. | 수술, 재활
service | 운동 부상 | 경기 전에 먼저 움직일 수 있게. | 부상, 스포츠, 염좌
service | 도수치료 | 손으로 풀고, 운동으로 지킵니다. | 도수, 마사지
service | 운동 | 집에서 정말 할 것만 조금. | 운동, 체조, 스트레칭
service | 방문 | 오시기 어려울 때. | 방문
line | 검사 결과가 있으면 가져오세요. | 편한 옷이면 됩니다.
title | 돌보는 곳 | 목에서 무릎까지 | 한 번씩
contact | 예약하기 | 증상 알리기
action | 예약하기 | 증상 알리기
ask | 의뢰서가 필요한가요? | 경우에 따라 다릅니다. 오시기 전에 물어봐 주세요.
ask | 무엇을 가져가나요? | 편한 옷과, 있다면 검사 결과를.
ask | 아픈가요? | 느껴질 수는 있지만 그 이상은 하지 않습니다. 언제든 말씀해 주세요.
ask | 몇 번이나 받아야 하나요? | 한 번 본 다음 솔직하게 말씀드립니다.
`,
}
