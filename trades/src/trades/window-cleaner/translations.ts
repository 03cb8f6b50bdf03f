import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Limpieza de cristales en {place} | Que vuelva a entrar la luz | Cristales que no se ven
introduction | {name} limpia ventanas y escaparates en {place}, con marco y repisa. Di cuántas hay y a cuáles cuesta llegar.
introduction | El sol de la tarde lo enseña todo. {name}, en {place}, quita lluvia, polen y huellas.
service | Cristales por fuera | Cristal, marco y repisa, con cuerda o pértiga donde no llega la mano. | exterior*, fuera, fachada*
service | Cristales por dentro | A mano y sin gotas en el suelo. Deja libres las repisas. | interior*, dentro
service | Escaparates | Antes de abrir, con la puerta y el rótulo. | escaparate*, tienda*, local*
service | Comunidades y portales | Puertas de cristal, descansillos y claraboyas, cada pocas semanas. | comunidad*, portal*, oficina*
special | Persianas y mosquiteras | Láminas una a una, mosquiteras lavadas y vueltas a montar. | persiana*, mosquitera*
service | Fin de obra | Yeso, silicona y pintura salen con cuchilla, si el vidrio lo aguanta. | obra*, pintura*
special | Placas solares | Cepillo blando y agua pura, a primera hora y con el vidrio frío. | placa*, solar*
line | Contar cristales sirve más que contar habitaciones. | Di qué ventanas no se abren: son las que hay que pensar.
quote | El cristal limpio es el que se olvida. | Primero el marco, o llora sobre el cristal.
title | Lo que se limpia | Cristal, marco y repisa | ¿Qué ventanas?
contact | ¿Cuántas ventanas son? | Pedir limpieza de cristales
action | Limpiar mis cristales | Contar las ventanas
ask | ¿Y si llueve ese día? | La lluvia fina no importa. Con viento o tormenta se cambia el día y te avisamos.
ask | ¿Qué cuesta limpiar los cristales? | Por cristales, altura y acceso. Con fotos de la fachada se puede calcular.
ask | ¿Hace falta estar en casa? | Por fuera, si hay paso, no. Por dentro, alguien abre.
ask | ¿Cada cuánto conviene? | Junto al mar o a una avenida, cada mes. En una calle tranquila, cada dos o tres.
ask | ¿Entran los marcos? | Marco y repisa, siempre. Las manchas viejas del aluminio se miran aparte.
`,
  french: `
headlines | Laveur de vitres à {place} | Faire rentrer la lumière | Des vitres qu’on oublie
introduction | {name} lave vitres et vitrines à {place}, encadrements et rebords compris. Dites combien il y en a et lesquelles sont hautes.
introduction | Le soleil bas montre tout. {name}, à {place}, enlève la pluie, le pollen et les doigts.
service | Vitres extérieures | Verre, cadre et rebord, à la perche là où la main ne va pas. | exterieur*, dehors, facade*
service | Vitres intérieures | À la main, une serpillière au pied de l’échelle. Dégagez les rebords avant. | interieur*, dedans
service | Vitrines de magasin | Avant l’ouverture, porte et enseigne comprises. | vitrine*, magasin*, boutique*
special | Vérandas et verrières | Toit vitré, joints verdis et gouttières entre les panneaux. | veranda*, verriere*, velux*
service | Bureaux et copropriétés | Halls, portes vitrées et cages d’escalier, à date fixe. | bureau*, copropriete*, hall*
service | Fin de chantier | Plâtre, peinture et colle partent à la lame, si le verre le supporte. | chantier*, peinture*
special | Panneaux solaires | Brosse douce et eau pure, tôt le matin, sur un verre froid. | panneau*, solaire*
line | Compter les carreaux aide plus que compter les pièces. | Dites quelles fenêtres ne s’ouvrent pas : ce sont elles qui demandent réflexion.
quote | Une vitre propre est une vitre oubliée. | Le cadre d’abord, sinon il pleure sur le verre.
title | Ce qui se lave | Verre, cadre et rebord | Quelles fenêtres ?
contact | Combien de fenêtres ? | Demander un lavage
action | Faire laver mes vitres | Compter mes fenêtres
ask | Et s’il pleut ce jour-là ? | Une pluie fine ne gêne pas. Avec du vent ou un orage, le jour change et vous êtes prévenu.
ask | Comment se calcule le prix ? | Selon les carreaux, la hauteur et l’accès. Des photos de chaque façade suffisent.
ask | Faut-il être là ? | Pour l’extérieur, non, si le portail est ouvert. Pour l’intérieur, quelqu’un ouvre.
ask | À quelle fréquence laver ? | Près d’une route ou de la mer, chaque mois. Dans une rue calme, tous les deux ou trois mois.
ask | Les cadres sont-ils compris ? | Le cadre et le rebord, oui. Le PVC jauni se regarde à part.
`,
  italian: `
headlines | Pulizia vetri a {place} | Fai rientrare la luce | Vetri che non si vedono
introduction | {name} pulisce vetri e vetrine a {place}, telai e davanzali compresi. Di’ quanti sono e quali stanno in alto.
introduction | Il sole basso mostra tutto. {name}, a {place}, toglie pioggia, polline e ditate.
service | Vetri esterni | Vetro, telaio e davanzale, con l’asta dove non arriva la mano. | estern*, fuori, facciat*
service | Vetri interni | A mano, senza gocce sul parquet. Libera prima i davanzali. | intern*, dentro
service | Vetrine dei negozi | Prima dell’apertura, con la porta e l’insegna. | vetrin*, negoz*
service | Condomini e uffici | Portoni a vetri, scale e vetrate, a giorni fissi. | condomin*, uffic*, vetrat*
special | Tapparelle e zanzariere | Stecca per stecca, e le reti lavate e rimontate. | tapparell*, zanzarier*, persian*
service | Dopo i lavori | Gesso, silicone e vernice vengono via con la lama, se il vetro lo sopporta. | lavori, cantier*, vernic*
special | Pannelli solari | Spazzola morbida e acqua pura, di mattina presto e a vetro freddo. | pannell*, solar*
line | Contare i vetri serve più che contare le stanze. | Di’ quali finestre non si aprono: sono quelle da studiare.
quote | Il vetro pulito è quello che si dimentica. | Prima il telaio, o piange sul vetro.
title | Che cosa si lava | Vetro, telaio e davanzale | Quali finestre?
contact | Quante finestre sono? | Chiedi la pulizia vetri
action | Far pulire i vetri | Contare le finestre
ask | E se quel giorno piove? | Una pioggia leggera non conta. Con vento o temporale si cambia giorno e ti avvisiamo.
ask | Quanto costa far pulire i vetri? | Secondo i vetri, l’altezza e l’accesso. Bastano le foto di ogni lato.
ask | Qualcuno deve aprire? | Per l’esterno no, se il cancello è aperto. Per l’interno qualcuno apre.
ask | Ogni quanto conviene? | Vicino al mare o a una strada, ogni mese. In una via tranquilla, ogni due o tre.
ask | I telai sono compresi? | Telaio e davanzale sì. Le macchie vecchie sull’alluminio si guardano a parte.
`,
  german: `
headlines | Fensterputzer in {place} | Das Licht kommt wieder rein | Glas, das man nicht sieht
introduction | {name} putzt Fenster und Schaufenster in {place}, samt Rahmen und Fensterbank. Sagen Sie, wie viele es sind und welche hoch liegen.
introduction | Tiefe Sonne zeigt alles. {name} in {place} nimmt Regen, Blütenstaub und Fingerspuren vom Glas.
service | Fenster außen | Scheibe, Rahmen und Fensterbank, mit der Stange, wo keine Hand hinkommt. | aussen, fassade*, fenster
service | Fenster innen | Von Hand, mit Tuch unter der Leiter. Räumen Sie vorher bitte die Fensterbänke frei. | innen
service | Schaufenster | Vor Ladenöffnung, Tür und Schild gleich mit. | schaufenster*, laden*, geschaft*
special | Wintergärten und Dachfenster | Dachglas, grüne Fugen und die Rinne dazwischen. | wintergarten*, wintergart*, dachfenster*, glasdach*
service | Treppenhäuser und Büros | Türen, Lichtbänder und Trennwände, in festem Abstand. | treppenhaus*, buro*, praxis*
service | Nach dem Bau | Putz, Farbspritzer und Kleber gehen mit der Klinge ab, wenn das Glas sie verträgt. | bauend*, baustelle*, renovier*
special | Solarmodule | Weiche Bürste und entsalztes Wasser, früh am Tag auf kühlem Glas. | solar*, photovoltaik*
line | Scheiben zu zählen hilft mehr als Zimmer zu zählen. | Sagen Sie, welche Fenster sich nicht öffnen lassen: Über die muss man nachdenken.
quote | Sauberes Glas ist Glas, das man vergisst. | Erst der Rahmen, sonst weint er auf die Scheibe.
title | Was geputzt wird | Glas, Rahmen, Fensterbank | Welche Fenster?
contact | Wie viele Fenster? | Fensterputzer anfragen
action | Fenster putzen lassen | Fensterzahl nennen
ask | Und wenn es an dem Tag regnet? | Leichter Regen stört nicht. Bei Wind oder Guss wird der Tag verschoben, und Sie hören es vorher.
ask | Wie rechnet sich der Preis? | Nach Scheiben, Höhe und Zugang. Fotos von jeder Hausseite reichen dafür.
ask | Muss jemand aufmachen? | Für außen nicht, wenn das Tor offen ist. Für innen macht jemand auf.
ask | Wie oft lohnt es sich? | An der Straße oder am Meer jeden Monat, in ruhiger Lage alle zwei bis drei.
ask | Gehören Rahmen dazu? | Rahmen und Fensterbank ja. Vergilbter Kunststoff wird eigens angesehen.
`,
  japanese: `
headlines | {place}の窓ガラス清掃 | 光が、もう一度入る | 見えなくなるまで拭く
introduction | {name}は{place}で、窓とショーウインドーを拭いています。枚数と、手の届かない窓をお知らせください。
introduction | 西日が当たると、汚れはすべて見えます。{name}が{place}で、雨のあと、花粉、指のあとを落とします。
service | 外側の窓 | ガラスと枠とサッシの下まで。高い所は、地上から長い棒で。 | 外窓, 外側, 高所
service | 内側の窓 | 床を養生して手で拭きます。窓ぎわの物は移しておいてください。 | 内窓, 内側
service | サッシと網戸 | レールの砂を出し、網戸は外して洗って戻します。 | サッシ, 網戸, レール
service | 店のガラス | 開店前に、扉と看板もいっしょに。 | 店舗, ショーウインドー, ショーウィンドウ
special | 天窓とサンルーム | 緑になったふちと、雨どいのすきまも。 | 天窓, サンルーム
special | うろこ落とし | 白く残った水のあとを、ガラスを調べてから少しずつ磨きます。 | うろこ, ウロコ, 水垢
special | 太陽光パネル | 涼しい朝に、やわらかいブラシと純水で。 | ソーラー, 太陽光
line | 部屋の数より、ガラスの枚数が役に立ちます。 | 開かない窓がどれか、先にお知らせください。
quote | きれいなガラスは、あるのを忘れます。 | 枠から先に。あとから垂れてこないように。
title | 拭くもの | ガラス、枠、レール | どの窓ですか
contact | 窓の枚数を伝える | 窓拭きを頼む
action | 窓拭きを頼む | 窓について聞く
ask | 当日、雨だったらどうなりますか。 | 小雨なら拭けます。風や大雨の日は、日を改めてお知らせします。
ask | 窓拭きの料金はどう決まりますか。 | 枚数と高さと、足場で決まります。家の各面の写真があれば出せます。
ask | 家にいる必要はありますか。 | 外だけなら、門が開いていれば大丈夫です。
ask | どのくらいの間隔がよいですか。 | 大通りや海のそばは毎月、静かな所は三か月に一度ほどです。
ask | 網戸も入りますか。 | 枠とレールは入ります。網戸は枚数をお知らせください。
`,
  Korean: `
headlines | {place} 유리창 청소 | 빛이 다시 들어옵니다 | 닦으면 보이지 않는 유리
introduction | {name}입니다. {place}에서 창문과 쇼윈도를 닦습니다. 몇 장인지, 손이 닿지 않는 창은 어디인지 알려 주세요.
introduction | 낮은 햇빛은 다 보여 줍니다. {name}, {place}에서 빗자국과 송홧가루, 손자국을 닦아 냅니다.
service | 바깥 유리 | 유리와 창틀, 창턱까지. 높은 곳은 땅에서 긴 봉으로 닦습니다. | 외부, 바깥, 외창, 고층
service | 안쪽 유리 | 바닥을 덮고 손으로 닦습니다. 창가의 물건은 미리 옮겨 주세요. | 내부, 안쪽
service | 창틀과 방충망 | 틈의 흙을 긁어내고, 방충망은 떼어 씻어 다시 답니다. | 창틀, 방충망, 샷시
service | 상가 유리 | 문 열기 전에, 출입문과 간판까지. | 상가, 매장, 쇼윈도
service | 사무실과 계단 | 유리문과 칸막이, 계단 창을 정한 날마다. | 사무실, 계단, 건물
service | 공사 뒤 유리 | 석고와 페인트, 실리콘 자국을 유리에 맞는 칼로 떼어 냅니다. | 공사, 입주, 페인트
special | 태양광 패널 | 서늘한 아침에 부드러운 솔과 깨끗한 물로. | 태양광
line | 방 수보다 유리가 몇 장인지가 더 도움이 됩니다. | 열리지 않는 창이 어디인지 먼저 알려 주세요.
quote | 깨끗한 유리는 있는 줄 모릅니다. | 창틀부터 닦아야 나중에 흘러내리지 않습니다.
title | 닦는 것 | 유리와 창틀과 창턱 | 어느 창인가요
contact | 창이 몇 장인가요 | 유리창 청소 문의
action | 유리창 청소 맡기기 | 창문 문의하기
ask | 그날 비가 오면요? | 가랑비는 괜찮습니다. 바람이 세거나 큰비면 날을 옮기고 알려 드립니다.
ask | 유리창 값은 어떻게 정하나요? | 장수와 높이, 접근을 보고 정합니다. 집 둘레 사진이면 됩니다.
ask | 누가 문을 열어 줘야 하나요? | 바깥만이면 대문만 열려 있으면 됩니다.
ask | 얼마나 자주 닦나요? | 큰길이나 바닷가는 매달, 조용한 곳은 석 달에 한 번쯤입니다.
ask | 방충망도 들어가나요? | 창틀은 들어갑니다. 방충망은 장수를 알려 주세요.
`,
}
