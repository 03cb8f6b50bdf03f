import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Peluquería en {place} | Un corte que mañana sigue bien | Corte y color en {place}
introduction | {name} corta y tiñe en {place}. Antes de la tijera se habla: qué te gusta y cuánto tiempo tienes por la mañana.
introduction | Trae una foto o solo una idea. En {name}, en {place}, te dicen con franqueza qué aguanta tu pelo.
service | Corte | Con lavado y un vistazo a los remolinos. | corte*, cortar
service | Color | Un tono que va con tu piel y un plan para cuando crezca. | color*, tinte*
service | Mechas y balayage | Más claro donde lo aclararía el sol. | mechas, balayage*, reflejos
service | Peinado | Para el día o la noche, y explicado para repetirlo en casa. | peinado*, recogido*, secado*
service | Niños | Corto, amable y con pausas. | nino*, infantil*
service | Tratamientos | Para pelo seco, fino o castigado. | tratamiento*, hidratac*, keratina*
line | ¿Dudas? Ven primero a hablar. | Al reservar, dinos si llevas color.
title | Corte, color y cuidado | En el sillón | Lo que hacemos con el pelo
contact | Pide cita | Escríbenos
action | Pedir cita | Preguntar por el color
ask | ¿Cada cuánto conviene cortar? | El pelo corto cada pocas semanas, el largo menos. Te lo decimos al terminar.
ask | ¿Puedo llevar una foto? | Claro. Mejor dos: una que te guste y otra que no.
ask | ¿Tengo que venir con el pelo lavado? | No. Para el color es mejor no lavarlo ese día.
ask | ¿Y si el color no me gusta? | Dilo enseguida. En la misma semana casi todo se puede ajustar.
`,
  french: `
headlines | Coiffure à {place} | Une coupe qui tient demain | Coupe et couleur à {place}
introduction | {name} coupe et colore à {place}. Avant les ciseaux, on parle : vos goûts, et le temps que vous avez le matin.
introduction | Apportez une photo ou une idée. {name}, à {place}, dit franchement ce que vos cheveux acceptent.
service | Coupe | Avec le shampooing et un œil sur les épis. | coupe*, couper
service | Couleur | Un ton qui va à la peau, et un plan pour la repousse. | couleur*, color*
service | Mèches et balayage | Plus clair, là où le soleil l’aurait fait. | meche*, balayage*
service | Brushing et coiffage | Pour le jour ou le soir, et montré pour le refaire. | brushing*, coiffage*, chignon*
service | Enfants | Court, gentil, avec des pauses. | enfant*
service | Soins | Pour cheveux secs, fins ou fatigués. | soin*, keratine*
line | Un doute ? Venez d’abord en parler. | En réservant, dites si vos cheveux sont colorés.
title | Coupe, couleur et soin | Dans le fauteuil | Ce que nous faisons
contact | Prendre rendez-vous | Écrivez-nous
action | Prendre rendez-vous | Parler couleur
ask | Tous les combien faut-il couper ? | Court, toutes les quelques semaines ; long, moins souvent. Nous le disons après la coupe.
ask | Puis-je apporter une photo ? | Volontiers. Mieux : une qui vous plaît et une qui ne vous plaît pas.
ask | Faut-il venir les cheveux lavés ? | Non. Pour une couleur, mieux vaut ne pas les laver le jour même.
ask | Et si la couleur ne me plaît pas ? | Dites-le vite. Dans la semaine, presque tout se reprend.
`,
  italian: `
headlines | Parrucchiere a {place} | Un taglio che domani regge | Taglio e colore a {place}
introduction | {name} taglia e colora a {place}. Prima delle forbici si parla: che cosa ti piace e quanto tempo hai al mattino.
introduction | Porta una foto o solo un’idea. Da {name}, a {place}, ti dicono con franchezza che cosa regge il tuo capello.
service | Taglio | Con lavaggio e uno sguardo alle rose. | tagli*
service | Colore | Un tono che sta bene alla pelle e un piano per la ricrescita. | color*, tint*
service | Mèches e balayage | Più chiaro dove lo farebbe il sole. | meches, balayage*, schiaritur*
service | Piega | Per il giorno o la sera, e spiegata per rifarla a casa. | pieg*, acconciatur*, raccolt*
service | Bambini | Corto, gentile e con le pause. | bambin*
service | Trattamenti | Per capelli secchi, fini o stanchi. | trattament*, cheratin*
line | Dubbi? Vieni prima a parlarne. | Quando prenoti, dicci se hai del colore.
title | Taglio, colore e cura | In poltrona | Che cosa facciamo
contact | Prendi appuntamento | Scrivici
action | Prendere appuntamento | Chiedere del colore
ask | Ogni quanto conviene tagliare? | I corti ogni poche settimane, i lunghi meno. Lo diciamo dopo il taglio.
ask | Posso portare una foto? | Certo. Meglio due: una che ti piace e una no.
ask | Devo venire con i capelli lavati? | No. Per il colore è meglio non lavarli quel giorno.
ask | E se il colore non mi piace? | Dillo subito. Nella stessa settimana si può quasi sempre correggere.
`,
  german: `
headlines | Friseur in {place} | Ein Schnitt, der auch morgen sitzt | Schnitt und Farbe in {place}
introduction | {name} schneidet und färbt in {place}. Vor der Schere steht ein Gespräch: was Sie mögen und wie viel Zeit Sie morgens haben.
introduction | Bringen Sie ein Bild mit oder nur eine Ahnung. {name} in {place} sagt ehrlich, was Ihr Haar mitmacht.
service | Haarschnitt | Mit Waschen und einem Blick auf Wirbel und Ansatz. | schnitt*, haarschnitt*, schneiden, damen*, herren*
service | Farbe | Ein Ton, der zur Haut passt, und ein Plan fürs Nachwachsen. | farbe*, farben, colorat*, tonung*
service | Strähnen und Balayage | Heller, wo die Sonne es auch täte. | strahn*, balayage*, highlight*
service | Föhnen und Styling | Für den Tag oder den Abend, und gezeigt, wie es zu Hause geht. | fohn*, styling*, hochsteck*
service | Kinder | Kurz, freundlich und mit Pausen. | kind*, kinder*
service | Pflege | Für trockenes, feines oder strapaziertes Haar. | pflege*, kur, keratin*
line | Unsicher? Kommen Sie erst auf ein Gespräch. | Sagen Sie beim Buchen, ob Farbe im Haar ist.
title | Schnitt, Farbe, Pflege | Auf dem Stuhl | Was wir mit Haar machen
contact | Termin ausmachen | Schreiben Sie uns
action | Termin ausmachen | Nach Farbe fragen
ask | Wie oft sollte ich nachschneiden lassen? | Kurze Haare alle paar Wochen, lange seltener. Wir sagen es Ihnen nach dem Schnitt.
ask | Kann ich ein Bild mitbringen? | Gern. Am besten eines, das Sie mögen, und eines, das Sie nicht mögen.
ask | Muss ich mit gewaschenen Haaren kommen? | Nein. Für Farbe ist es sogar besser, wenn Sie am selben Tag nicht gewaschen haben.
ask | Was, wenn mir die Farbe nicht gefällt? | Sagen Sie es gleich. Vieles lässt sich in derselben Woche noch ändern.
`,
  japanese: `
headlines | {place}のヘアサロン | 明日の朝も決まる髪 | カットとカラー、{place}で
introduction | {name}は{place}のヘアサロンです。はさみの前に、好みと朝にかけられる時間をうかがいます。
introduction | 写真があっても、なくても。{name}では、髪にできることを率直にお話しします。
service | カット | くせとつむじを見てから切ります。シャンプーつき。 | カット, 散髪
service | カラー | 肌に合う色と、伸びてからの計画を。 | カラー, 染め, 白髪
service | ハイライト | 日の当たるところを明るく。 | ハイライト, ブリーチ, バレイヤージュ
service | パーマ | 手入れのしやすさから考えます。 | パーマ, 縮毛
service | キッズ | 短い時間で、休みながら。 | キッズ, 子ども, 子供
service | トリートメント | 乾いた髪、細い髪、傷んだ髪に。 | トリートメント, ケア
line | 迷ったら、まずはお話だけでも。 | ご予約のとき、染めているかどうかお知らせください。
title | カット、カラー、手入れ | 椅子の上で | できること
contact | 予約する | お問い合わせ
action | 予約する | カラーを相談する
ask | どのくらいの間隔で切るとよいですか。 | 短い髪は数週間ごと、長い髪はもう少し先でも。切ったあとにお伝えします。
ask | 写真を持っていってもよいですか。 | ぜひ。好きな髪と、好きでない髪の二枚があると分かりやすいです。
ask | 髪を洗ってから行くべきですか。 | そのままで大丈夫です。カラーの日は洗わない方がよいです。
ask | 色が気に入らなかったら。 | 早めにお知らせください。その週のうちなら、たいてい直せます。
`,
  Korean: `
headlines | {place} 미용실 | 내일 아침에도 괜찮은 머리 | {place}에서 커트와 염색
introduction | {place}의 미용실, {name}입니다. 가위보다 먼저, 좋아하는 것과 아침에 쓸 시간을 여쭙니다.
introduction | 사진이 있어도, 생각만 있어도 됩니다. 머리가 견딜 수 있는 것을 솔직하게 말씀드립니다.
service | 커트 | 가마와 결을 보고 자릅니다. 샴푸를 함께 합니다. | 커트, 컷
service | 염색 | 피부에 맞는 색과, 자란 뒤의 계획까지. | 염색, 컬러
service | 펌 | 손질하기 쉬운 쪽으로 생각합니다. | 펌, 파마
service | 드라이와 스타일링 | 낮이나 저녁에 맞춰, 집에서 하는 법도 알려 드립니다. | 드라이, 스타일
service | 어린이 커트 | 짧게, 상냥하게, 쉬어 가면서. | 어린이, 아이
service | 관리 | 마르고 가늘고 상한 머리에. | 클리닉, 관리, 트리트먼트
line | 망설여지면 이야기만 하러 오셔도 됩니다. | 예약할 때 염색한 머리인지 알려 주세요.
title | 커트, 염색, 관리 | 의자에 앉아 | 하는 일
contact | 예약하기 | 문의하기
action | 예약하기 | 염색 물어보기
ask | 얼마나 자주 자르면 좋은가요? | 짧은 머리는 몇 주마다, 긴 머리는 더 뒤에. 자른 다음 말씀드립니다.
ask | 사진을 가져가도 되나요? | 좋습니다. 마음에 드는 것과 들지 않는 것, 두 장이면 더 좋습니다.
ask | 머리를 감고 가야 하나요? | 그냥 오셔도 됩니다. 염색하는 날은 감지 않는 편이 낫습니다.
ask | 색이 마음에 들지 않으면요? | 바로 알려 주세요. 그 주 안이면 대개 고칠 수 있습니다.
`,
}
