import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Limpieza de casas en {place} | Llegar a una casa limpia | Limpio, cuarto por cuarto
introduction | {name} limpia pisos y casas en {place}. Tú dices qué va primero y así se hace.
introduction | Cada semana, antes de una mudanza o a fondo una vez. {name}, en {place}, trae las manos y el tiempo.
service | Limpieza semanal | Los mismos cuartos, el mismo orden, un día fijo. | semanal*, regular*
service | Limpieza a fondo | Detrás del horno, encima de los armarios, en las juntas. | fondo, profund*
service | Mudanzas | Vacío y limpio para entregar las llaves. | mudanza*, entrega de llaves
service | Ventanas | Cristal, marco y carril. | ventana*, cristal*
service | Cocina y baño | La cal, la grasa y las juntas que siempre se dejan. | cocina*, bano*
service | Plancha y ropa | Lavada, planchada y doblada. | plancha*, ropa
line | Dinos qué productos prefieres no tener en casa. | ¿Hay animales? Mejor saberlo antes de llamar.
title | Lo que limpiamos | Cuarto por cuarto | Una vez o cada semana
contact | Pide un día | Describe tu casa
action | Pedir un día | Describir mi casa
ask | ¿Tengo que estar en casa? | No hace falta. Antes acordamos cómo se entrega la llave.
ask | ¿Traéis los productos? | Si quieres, sí. Si prefieres los tuyos, usamos esos.
ask | ¿Viene siempre la misma persona? | Lo procuramos. Si un día no puede, te avisamos antes.
ask | ¿Qué debo recoger antes? | Lo que está por medio y lo frágil. Lo demás es cosa nuestra.
`,
  french: `
headlines | Ménage à {place} | Rentrer, et c’est propre | Propre, pièce par pièce
introduction | {name} fait le ménage à {place}. Vous dites ce qui passe en premier, et nous nous y tenons.
introduction | Chaque semaine, avant un départ ou à fond une fois. {name}, à {place}, apporte les bras et le temps.
service | Ménage chaque semaine | Les mêmes pièces, le même ordre, un jour fixe. | semaine*, hebdomad*, regulier*
service | Grand ménage | Derrière le four, sur les armoires, dans les joints. | grand menage, fond
service | Avant un déménagement | Vide et propre pour rendre les clés. | demenag*, etat des lieux
service | Vitres | Verre, cadre et rebord. | vitre*, fenetre*
service | Cuisine et salle de bains | Le calcaire, la graisse et les joints qu’on remet à plus tard. | cuisine*, bain*
service | Repassage et linge | Lavé, repassé, plié. | repass*, linge*
line | Dites-nous quels produits vous ne voulez pas chez vous. | Un animal ? Mieux vaut le savoir avant de sonner.
title | Ce que nous nettoyons | Pièce par pièce | Une fois ou chaque semaine
contact | Demander un jour | Décrire le logement
action | Demander un jour | Décrire mon logement
ask | Dois-je être là ? | Non, si vous préférez. Nous convenons avant de la remise de la clé.
ask | Apportez-vous les produits ? | Si vous voulez. Sinon, nous prenons les vôtres.
ask | Est-ce toujours la même personne ? | Nous y veillons. En cas d’absence, vous le savez avant.
ask | Que faut-il ranger ? | Ce qui traîne et ce qui casse. Le reste est pour nous.
`,
  italian: `
headlines | Pulizie di casa a {place} | Tornare, ed è pulito | Pulito, stanza per stanza
introduction | {name} pulisce case e appartamenti a {place}. Tu dici che cosa viene prima, e così si fa.
introduction | Ogni settimana, prima di un trasloco o a fondo una volta. {name}, a {place}, porta mani e tempo.
service | Pulizie settimanali | Le stesse stanze, lo stesso ordine, un giorno fisso. | settiman*, regolar*
service | Pulizie a fondo | Dietro il forno, sopra gli armadi, nelle fughe. | fondo, primaver*
service | Traslochi | Vuoto e pulito per la consegna delle chiavi. | trasloc*, consegna*
service | Vetri | Vetro, telaio e davanzale. | vetr*, finestr*
service | Cucina e bagno | Il calcare, il grasso e le fughe che si rimandano. | cucin*, bagno, bagni
service | Stiro e biancheria | Lavata, stirata e piegata. | stir*, biancher*
line | Dicci quali prodotti non vuoi in casa. | Animali? Meglio saperlo prima di suonare.
title | Che cosa puliamo | Stanza per stanza | Una volta o ogni settimana
contact | Chiedi un giorno | Descrivi la casa
action | Chiedere un giorno | Descrivere la casa
ask | Devo essere in casa mentre si pulisce? | No, se preferisci. Prima ci accordiamo sulle chiavi.
ask | Portate voi i prodotti? | Se vuoi. Altrimenti usiamo i tuoi.
ask | Viene sempre la stessa persona? | Ci teniamo. Se un giorno non può, lo sai prima.
ask | Che cosa devo mettere via? | Ciò che è in giro e ciò che è fragile. Al resto pensiamo noi.
`,
  german: `
headlines | Hausreinigung in {place} | Heimkommen, und es ist sauber | Sauber, Zimmer für Zimmer
introduction | {name} reinigt Wohnungen und Häuser in {place}. Sie sagen, was zuerst kommt, und wir halten uns daran.
introduction | Jede Woche, vor dem Auszug oder einmal gründlich. {name} in {place} bringt Lappen und Zeit mit.
service | Wöchentliche Reinigung | Dieselben Räume, dieselbe Reihenfolge, ein fester Tag. | wochentlich*, regelmassig*, unterhalt*
service | Grundreinigung | Hinter dem Ofen, auf den Schränken, in den Fugen. | grundreinig*, grundlich*, fruhjahrs*
service | Reinigung beim Umzug | Leer und sauber zur Übergabe. | umzug*, auszug*, ubergabe*, endreinig*
service | Fenster | Glas, Rahmen und Bretter, innen und wo es erreichbar ist auch außen. | fenster*, glas*
service | Küche und Bad | Kalk, Fett und Fugen, die sonst liegen bleiben. | kuche*, bad, badezimmer*
service | Bügeln und Wäsche | Gewaschen, gebügelt und zusammengelegt. | bugel*, wasche*
line | Sagen Sie uns, welche Mittel Sie nicht im Haus haben möchten. | Haustiere? Gut zu wissen, bevor wir klingeln.
title | Was wir putzen | Zimmer für Zimmer | Einmal oder jede Woche
contact | Termin anfragen | Wohnung beschreiben
action | Reinigung anfragen | Wohnung beschreiben
ask | Muss ich beim Putzen zu Hause sein? | Nein, wenn Sie das möchten. Wie der Schlüssel übergeben wird, machen wir vorher aus.
ask | Bringen Sie Putzmittel mit? | Auf Wunsch. Manche haben lieber ihre eigenen, dann nehmen wir diese.
ask | Kommt immer dieselbe Person? | Darauf achten wir. Wenn jemand krank ist, sagen wir es Ihnen vorher.
ask | Was sollte ich vorher wegräumen? | Was herumliegt und was zerbrechlich ist. Den Rest machen wir.
`,
  japanese: `
headlines | {place}のハウスクリーニング | 帰ったら、片づいている | 一部屋ずつ、きれいに
introduction | {name}は{place}のお宅を掃除しています。どこを先にするかは、お客さまが決めます。
introduction | 毎週でも、引っ越しの前でも、一度だけでも。{name}が伺います。
service | 定期の掃除 | 同じ部屋、同じ順番、決まった曜日に。 | 定期, 毎週
service | 大掃除 | 冷蔵庫の裏、棚の上、目地まで。 | 大掃除, 徹底
service | 引っ越しの掃除 | 空にして、鍵を渡せる状態に。 | 引っ越し, 退去, 入居
service | 窓 | ガラスと枠と桟まで。 | 窓, ガラス
service | 水まわり | 水あか、カビ、油汚れ。後回しになるところを。 | 水まわり, 浴室, キッチン, トイレ
service | エアコン | 外して洗い、乾かして戻します。 | エアコン
line | 使ってほしくない洗剤があれば、お知らせください。 | ペットがいるときは、先に教えてください。
title | 掃除するところ | 一部屋ずつ | 一度でも、毎週でも
contact | 日にちを相談する | お部屋を伝える
action | 日にちを相談する | お部屋を伝える
ask | 留守でもお願いできますか。 | できます。鍵の受け渡しは先に決めましょう。
ask | 洗剤は持ってきてもらえますか。 | はい。ご自宅のものをお使いになりたいときは、それを使います。
ask | いつも同じ人が来ますか。 | そのようにしています。変わる日は先にお知らせします。
ask | 前もって片づけるものはありますか。 | 床にあるものと壊れやすいものだけ。あとはお任せください。
`,
  Korean: `
headlines | {place} 집 청소 | 돌아오면 깨끗한 집 | 방 하나씩 깨끗하게
introduction | {name}입니다. {place}의 집을 청소합니다. 무엇을 먼저 할지는 고객님이 정합니다.
introduction | 매주든, 이사 전이든, 한 번이든. 손과 시간을 가지고 갑니다.
service | 정기 청소 | 같은 방, 같은 순서, 정해진 요일에. | 정기, 매주
service | 대청소 | 오븐 뒤, 장 위, 줄눈까지. | 대청소
service | 이사 청소 | 비우고 닦아 열쇠를 넘길 수 있게. | 이사, 입주
service | 창문 | 유리와 틀과 창턱까지. | 창문, 유리
service | 주방과 욕실 | 물때와 기름때, 미뤄 두는 줄눈. | 주방, 욕실
service | 다림질과 빨래 | 빨고, 다리고, 갭니다. | 다림질, 빨래
line | 쓰지 않았으면 하는 세제가 있으면 알려 주세요. | 반려동물이 있으면 먼저 말씀해 주세요.
title | 청소하는 곳 | 방 하나씩 | 한 번이든 매주든
contact | 날짜 문의 | 집 설명하기
action | 날짜 문의하기 | 집 설명하기
ask | 청소하는 동안 집에 있어야 하나요? | 아니어도 됩니다. 열쇠는 먼저 함께 정합니다.
ask | 세제를 가져오나요? | 원하시면 가져갑니다. 쓰시던 것이 좋으면 그것을 씁니다.
ask | 늘 같은 사람이 오나요? | 그렇게 하고 있습니다. 바뀌는 날은 먼저 알려 드립니다.
ask | 미리 치울 것이 있나요? | 바닥에 있는 것과 깨지기 쉬운 것만 치워 주세요.
`,
}
