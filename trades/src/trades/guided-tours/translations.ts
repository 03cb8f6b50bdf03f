import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Visitas guiadas por {place} | La calle detrás de la postal | La ciudad contada a pie | Mira arriba, hay una cara | Pasea con alguien de aquí
introduction | {name} enseña {place}: {services}. Di cuándo vienes, cuántos sois y cuánto os gusta andar.
introduction | Toda ciudad tiene puerta principal y puerta de atrás. {name}, en {place}, entra por la segunda y sabe quién vivía detrás.
introduction | Los nombres y las fechas ya están en las placas. {name} cuenta lo demás paseando por {place}, con tiempo para preguntas.
service | El casco antiguo a pie | Callejas, plazas y la casa de la fecha equivocada: una vuelta para la primera visita. | casco, panoramic*, centro, historic*, a pie
service | Paseo de noche | Con farol junto a bodegas y patíbulos, con historias que piden oscuridad. | noche, nocturn*, leyenda*, farol*, misterio*
service | La ciudad a bocados | Bocados en varias puertas, de manos de quien los hace; di qué no comes. | gastronomic*, tapas, cata*, vino*, mercado*
service | Grupos privados | Tu fecha, tu paso, tus preguntas: familias, peñas y compañeros de trabajo. | privad*, grupo*, familia*, empresa*
service | Colegios | Más corta, más ruidosa, con cosas que buscar y tocar. | colegio*, escolar*, nino*, instituto*
service | Un tema a tu gusto | Mujeres, oficios, guerra, jardines: di qué buscas y la ruta se hace para eso. | tema*, ruta*, arquitectura, juderia*, a medida
line | Trae zapatos que se lleven bien con los adoquines. | Con lluvia también se sale; los portales ayudan.
quote | Despacio, que la ciudad no se va. | Cada puerta la abrió alguien alguna vez. | La mejor vista no tiene cartel.
title | Por dónde se va | Los paseos, uno a uno | Calles con historia
contact | ¿Cuándo vienes? | Pide un paseo
action | Pedir un paseo | Elegir día
ask | ¿Dónde quedamos? | El punto de encuentro llega con la confirmación y una foto. Mejor unos minutos antes.
ask | ¿Se pasea con lluvia? | El paseo se hace, con más portales. Si hay tormenta se cambia o se devuelve.
ask | ¿Cuánto se anda? | Como un paseo de sobremesa, con muchas paradas. Escaleras y cuestas se avisan.
ask | ¿Pueden venir niños y perros? | Casi siempre. Dilo al preguntar, que los de noche no son para cualquier edad.
ask | ¿Se puede ir sin reserva? | Si hay sitio. Se guarda para quien escribió antes, así que un mensaje es más seguro.
`,
  french: `
headlines | Visites guidées de {place} | La rue derrière la carte postale | La ville racontée à pied | Levez la tête, un visage | Marcher avec quelqu’un d’ici
introduction | {name} fait visiter {place} : {services}. Dites quand vous venez, combien vous êtes et si vous marchez volontiers.
introduction | Chaque ville a une porte d’entrée et une porte de service. {name}, à {place}, prend la seconde et sait qui vivait derrière.
introduction | Les noms et les dates sont déjà sur les plaques. {name} raconte le reste en marchant dans {place}, questions comprises.
service | La vieille ville à pied | Les ruelles, les places et la maison à la mauvaise date : un tour pour une première visite. | vieille ville, vieux, centre, historique*, a pied
service | Balade du soir | À la lanterne, devant caves et gibets, avec des histoires qui veulent l’ombre. | soir, nuit, nocturne*, lanterne*, legende*
service | La ville à table | Des bouchées à plusieurs portes, chez ceux qui les font ; dites ce que vous ne mangez pas. | gourmande*, degustation*, vin*, marche*, culinaire*
service | Groupes privés | Votre date, votre pas, vos questions : familles, clubs et collègues en sortie. | prive*, groupe*, famille*, entreprise*
service | Classes | Plus court, plus bruyant, avec des choses à chercher et à toucher. | classe*, scolaire*, ecole*, enfant*
service | Un thème à vous | Femmes, métiers, guerre, jardins : dites ce que vous cherchez, le tour est fait pour cela. | theme*, architecture, sur mesure, patrimoine
line | Venez avec des souliers qui aiment les pavés. | Par temps de pluie on sort aussi ; les porches aident.
quote | Doucement, la ville ne part pas. | Chaque porte a été ouverte par quelqu’un. | La plus belle vue n’a pas de panneau.
title | Par où l’on passe | Les balades, une à une | Des rues qui ont une histoire
contact | Quand venez-vous ? | Demander une balade
action | Demander une balade | Choisir un jour
ask | Où se retrouve-t-on ? | Le point de rendez-vous vient avec la confirmation et une photo. Quelques minutes d’avance aident.
ask | Et sous la pluie ? | La balade a lieu, avec plus de porches. Par orage, elle est déplacée ou remboursée.
ask | Marche-t-on beaucoup ? | Comme une promenade après le déjeuner, avec bien des arrêts. Escaliers et pentes sont annoncés.
ask | Enfants et chiens peuvent-ils venir ? | Le plus souvent oui. Dites-le, car les balades du soir ne sont pas pour tous les âges.
ask | Peut-on venir sans réserver ? | S’il reste de la place. Elle est gardée à qui a écrit d’abord, un message est plus sûr.
`,
  italian: `
headlines | Visite guidate a {place} | La via dietro la cartolina | La città raccontata a piedi | Guarda in alto, un volto | Cammina con chi è di qui
introduction | {name} fa conoscere {place}: {services}. Di’ quando vieni, in quanti siete e quanto camminate volentieri.
introduction | Ogni città ha un portone e una porta sul retro. {name}, a {place}, entra dalla seconda e sa chi ci abitava.
introduction | Nomi e date stanno già sulle targhe. {name} racconta il resto camminando per {place}, con tempo per le domande.
service | Il centro storico a piedi | Vicoli, piazze e la casa con la data sbagliata: un giro per la prima volta. | centro, storic*, classic*, a piedi, panoramic*
service | Passeggiata di sera | Con la lanterna fra cantine e forche, e storie che vogliono il buio. | sera, notte, notturn*, tramonto, lantern*
service | La città a morsi | Assaggi a più porte, da chi li fa; di’ che cosa non mangi. | gastronomic*, assagg*, degustazion*, vin*, mercat*
service | Gruppi privati | La tua data, il tuo passo, le tue domande: famiglie, circoli e colleghi in gita. | privat*, grupp*, famigli*, aziend*
service | Scolaresche | Più corta, più rumorosa, con cose da cercare e toccare. | scuol*, scolaresc*, bambin*, class*
service | Un tema tuo | Donne, mestieri, guerra, giardini: di’ che cosa cerchi e il giro è fatto per quello. | tema, architettura, su misura, sotterrane*
line | Porta scarpe che amano il selciato. | Si esce anche con la pioggia; i portici aiutano.
quote | Piano, la città non scappa. | Ogni porta l’ha aperta qualcuno. | La vista migliore non ha cartelli.
title | Da che parte si va | I giri, uno per uno | Strade con una storia
contact | Quando vieni? | Chiedi un giro
action | Chiedere un giro | Scegliere il giorno
ask | Dove ci si trova? | Il punto di ritrovo arriva con la conferma e una foto. Meglio qualche minuto prima.
ask | Si cammina con la pioggia? | Il giro si fa, con più portici. Con il temporale si sposta o si rimborsa.
ask | Si cammina molto? | Come una passeggiata dopo pranzo, con molte soste. Scale e salite si dicono prima.
ask | Bambini e cani possono venire? | Quasi sempre. Dillo quando chiedi, perché le sere non sono per ogni età.
ask | Si può venire senza prenotare? | Se c’è posto. Si tiene per chi ha scritto prima, quindi un messaggio è più sicuro.
`,
  german: `
headlines | Stadtführungen in {place} | Die Gasse hinter der Postkarte | Die Stadt, im Gehen erzählt | Oben am Giebel: ein Gesicht | Mit jemandem von hier
introduction | {name} führt durch {place}: {services}. Schreiben Sie, wann Sie kommen, wie viele Sie sind und wie gern Sie laufen.
introduction | Jede Stadt hat eine Vorder- und eine Hintertür. {name} in {place} nimmt die zweite und weiß, wer dahinter gewohnt hat.
introduction | Namen und Jahreszahlen stehen schon auf den Tafeln. {name} erzählt unterwegs in {place} den Rest, mit Zeit für Fragen.
service | Altstadt zu Fuß | Gassen, Plätze und das Haus mit der falschen Jahreszahl, eine Runde für den ersten Besuch. | altstadt*, rundgang*, stadtkern*, historisch*
service | Abendrunde | Mit der Laterne vorbei an Kellern und Galgen, mit Geschichten, die Dunkelheit brauchen. | abend*, nacht*, nachtwächter*, grusel*, laterne*
service | Stadt zum Kosten | Happen an mehreren Türen, von denen, die sie machen. Sagen Sie, was Sie nicht essen. | kulinarisch*, kost*, wein*, markt*, essen
service | Eigene Gruppen | Ihr Tag, Ihr Schritt, Ihre Fragen: für Familien, Vereine und Kollegen auf Ausflug. | gruppe*, privat*, familie*, betriebsausflug*, verein*
service | Schulklassen | Kürzer und lauter, mit Dingen zum Suchen und Anfassen. | schul*, klasse*, kinder*
service | Ein Thema nach Wahl | Frauen, Handwerk, Krieg, Gärten: Sagen Sie, was Sie suchen, die Runde wird danach gelegt. | thema*, themenführung*, architektur*, geschichte*
line | Bitte Schuhe, die Kopfsteinpflaster mögen. | Bei Regen wird gegangen, die Torbögen helfen.
quote | Langsam, die Stadt läuft nicht weg. | Jede Tür hat einmal jemand aufgemacht. | Der beste Blick hat kein Schild.
title | Welche Runde | Runde für Runde | Gassen, die etwas zu erzählen haben
contact | Wann kommen Sie? | Führung anfragen
action | Führung anfragen | Tag aussuchen
ask | Wo treffen wir uns? | Der Treffpunkt kommt mit der Bestätigung und einem Bild. Ein paar Minuten früher ist gut.
ask | Was ist bei Regen? | Es wird gegangen, mit mehr Torbögen. Bei Unwetter wird verschoben oder erstattet.
ask | Wie weit ist es? | Wie ein Spaziergang nach dem Mittagessen, mit vielen Halten. Treppen und Steigungen sind vorher genannt.
ask | Dürfen Kinder und Hunde mit? | Meist ja. Sagen Sie es dazu, denn die Abendrunden sind nicht für jedes Alter.
ask | Geht es ohne Anmeldung? | Wenn Platz ist. Er wird für die gehalten, die zuerst geschrieben haben, eine Nachricht ist sicherer.
`,
  japanese: `
headlines | {place}の観光ガイド | 絵はがきの裏の道へ | 歩いて聴く、町の話 | 見上げると、顔がある | 土地の人と歩く
introduction | {name}は{place}で、{services}をご案内しています。日にち、人数、どのくらい歩けるかをお知らせください。
introduction | どの町にも表と裏の戸口があります。{name}は裏から入り、そこに誰が暮らしたかをお話しします。
introduction | 名前と年号は札に書いてあります。{name}が、残りを歩きながら。質問の時間もとります。
service | 旧市街を歩く | 路地、広場、年号を間違えた家。初めての方に向く一周です。 | 旧市街, 街歩き, 散歩, さんぽ, 路地
service | 夕べの散歩 | 提灯を手に、蔵や辻のそばを。暗がりの似合う話をします。 | 夜, 夕, 提灯, 怪談
service | 食べ歩き | いくつかの戸口で、作る人から少しずつ。召し上がれないものをお知らせください。 | 食べ, グルメ, 朝ごはん, 市場, 酒
service | 貸切の案内 | ご希望の日に、ご自分の歩みで。ご家族、仲間、職場の皆さまに。 | 貸切, 団体, 家族, 会社
service | 学校の見学 | 短めに、にぎやかに。探して触れるものを用意します。 | 学校, 修学旅行, 子ども, 遠足
service | 題を決めて歩く | 建物、商い、庭、女性たち。知りたいことに合わせて道を組みます。 | 建築, 歴史, テーマ, 庭
line | 石畳に合う靴でお越しください。 | 雨でも歩きます。軒先が助けてくれます。
quote | ゆっくり行きましょう、町は逃げません。 | どの戸も、誰かが一度は開けました。 | いちばんの眺めに、札はありません。
title | どの道を行くか | 道をひとつずつ | いわれのある通り
contact | いつお越しですか | 案内を頼む
action | 案内を頼む | 日にちを選ぶ
ask | どこで待ち合わせますか。 | 場所は確認のご連絡に、写真を添えてお知らせします。少し早めにお越しください。
ask | 雨のときはどうなりますか。 | 軒先を増やして歩きます。荒れるときは日を移すか、お返しします。
ask | どのくらい歩きますか。 | 昼食のあとの散歩ほどで、何度も止まります。階段と坂は前もってお伝えします。
ask | 子どもや犬も一緒でよいですか。 | たいてい大丈夫です。夜の道は年齢によりますので、お知らせください。
ask | 予約なしでも行けますか。 | 空きがあれば。先にご連絡の方の席を取りますので、ひと言いただけると確かです。
`,
  Korean: `
headlines | {place} 관광 가이드 | 엽서 뒤편의 골목 | 걸으며 듣는 도시 이야기 | 올려다보면 얼굴이 있습니다 | 이곳 사람과 걷기
introduction | {name}입니다. {place}에서 {services} 등을 안내합니다. 날짜와 인원, 얼마나 걸을 수 있는지 알려 주세요.
introduction | 어느 도시에나 앞문과 뒷문이 있습니다. {place}의 {name}에서는 뒷문으로 들어가 누가 살았는지 들려 드립니다.
introduction | 이름과 연도는 안내판에 있습니다. {name}에서 {place}를 걸으며 나머지를 이야기하고 질문도 받습니다.
service | 옛 거리 걷기 | 골목과 마당, 연도가 틀린 집. 처음 온 분께 맞는 한 바퀴입니다. | 옛, 골목, 도보, 산책, 시내
service | 저녁 산책 | 등을 들고 창고와 사거리를 지나며 어둠이 어울리는 이야기를 합니다. | 저녁, 밤, 야경, 달빛
service | 먹으며 걷기 | 몇 집에서 만드는 사람에게 조금씩. 못 드시는 것을 알려 주세요. | 먹거리, 미식, 시장, 맛집
service | 단체와 가족 | 원하는 날에 원하는 걸음으로. 가족, 모임, 직장 동료와 함께. | 단체, 가족, 모임, 회사
service | 학교 견학 | 짧고 떠들썩하게, 찾고 만질 것을 준비합니다. | 학교, 견학, 아이, 체험학습
service | 주제를 정한 길 | 건축, 장사, 정원, 여성들. 알고 싶은 것에 맞추어 길을 짭니다. | 주제, 건축, 역사, 왕릉
line | 돌길에 맞는 신을 신고 오세요. | 비가 와도 걷습니다. 처마가 도와줍니다.
quote | 천천히, 도시는 달아나지 않습니다. | 어느 문이든 누군가 한 번은 열었습니다. | 가장 좋은 풍경에는 푯말이 없습니다.
title | 어느 길로 갈까 | 길 하나하나 | 사연 있는 거리
contact | 언제 오시나요? | 안내 문의
action | 안내 문의하기 | 날짜 고르기
ask | 어디에서 만나나요? | 장소는 확인 연락에 사진과 함께 알려 드립니다. 몇 분 일찍 오시면 좋습니다.
ask | 비 오는 날에도 걷나요? | 처마를 더 지나며 걷습니다. 날씨가 사나우면 날을 옮기거나 돌려 드립니다.
ask | 얼마나 걷나요? | 점심 뒤 산책만큼이고 자주 멈춥니다. 계단과 비탈은 미리 알려 드립니다.
ask | 아이와 개도 함께 가나요? | 대개 됩니다. 밤길은 나이에 따라 다르니 물을 때 말씀해 주세요.
ask | 예약 없이 가도 되나요? | 자리가 있으면 됩니다. 먼저 연락한 분 자리를 두니 한마디 남기면 확실합니다.
`,
}
