import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Food truck en {place} | Se abre la ventanilla | La cocina aparca en tu patio
introduction | {name} cocina sobre ruedas en {place}. Mira dónde está hoy o pide que vaya a tu fiesta.
introduction | Sube la ventanilla, se calienta la plancha y la calle huele a comida. {name} para en {place} y también se alquila.
service | Comida en la calle | Se pide en la ventanilla y se come con la mano. La pizarra dice lo que queda. | comida*, almuerzo*, calle
service | Mercados y festivales | Carta corta para que la cola avance, con agua, gas y cubos propios. | mercado*, festival*, feria*
service | Bodas desde la furgoneta | Después del brindis, o de madrugada, cuando vuelve el hambre. | boda*, recena*
service | Fiestas privadas | Entra en el patio, cocina unas horas y se lleva la basura. | fiesta*, cumpleanos, alquiler
service | Comidas de empresa | A las dos en el aparcamiento, y todos de vuelta con el café. | empresa*, oficina*
service | Sin carne y con alergias | Un plato de verduras pensado, y una respuesta clara sobre harina, leche y frutos secos. | vegan*, vegetarian*, gluten, alergi*
line | Lo que está tachado en la pizarra se ha acabado. | ¿Alergias? Dilo antes de pedir.
quote | Carta corta, plancha caliente. | Si hay cola, avanza.
title | La pizarra de hoy | En la calle y en tu fiesta | Lo que sale de la furgoneta
contact | ¿Dónde aparcamos? | Pedir fecha
action | Alquilar la furgoneta | Ver dónde está
ask | ¿Dónde estáis hoy? | En esta página, con la hora. Si cambia por la lluvia, se dice aquí.
ask | ¿Cuánto sitio hace falta? | Suelo llano y firme, como dos coches en fila. Mide la entrada y mira las ramas.
ask | ¿Necesitáis luz y agua? | Agua y gas van dentro. Un enchufe cerca ahorra el generador.
ask | ¿Cómo se reserva para una fiesta? | Con la fecha, cuántos comen y la dirección. Antes de decidir sabes el total.
ask | ¿Y si llueve en mi fiesta? | Cocinamos bajo techo; piensa en uno para tus invitados.
`,
  french: `
headlines | Food truck à {place} | Le volet se lève, à table | La cuisine se gare chez vous
introduction | {name} cuisine en camion à {place}. Regardez où il est aujourd’hui, ou faites-le venir dans votre cour.
introduction | Le volet se lève, la plaque chauffe, la rue sent bon. {name} s’arrête à {place} et se loue pour vos fêtes.
service | Le midi dans la rue | Commandé au comptoir, mangé avec les doigts. L’ardoise dit ce qui reste. | midi, dejeuner*, rue
service | Marchés et festivals | Une carte courte pour que la file avance, avec eau, gaz et poubelles à bord. | marche*, festival*, foire*
service | Mariages en camion | Après les discours, ou à minuit quand la faim revient. | mariage*, brunch*
service | Fêtes privées | Il entre dans la cour, cuisine quelques heures et repart avec les déchets. | fete*, anniversaire*, location*
service | Repas d’entreprise | Dans la cour à midi, tout le monde servi avant la reprise. | entreprise*, bureau*, salarie*
service | Sans viande et allergies | Un vrai plat de légumes, et une réponse nette sur la farine, le lait et les noix. | vegan*, vegetarien*, gluten, allergi*
line | Ce qui est barré sur l’ardoise est parti. | Une allergie ? Dites-le avant de commander.
quote | Une carte courte, une plaque chaude. | S’il y a la queue, elle avance.
title | Sur l’ardoise | Dans la rue et chez vous | Ce qui sort du camion
contact | Où se gare-t-on ? | Réserver le camion
action | Louer le camion | Voir où il est garé
ask | Où est le camion aujourd’hui ? | Sur cette page, avec l’heure. Si la pluie en décide autrement, c’est dit ici.
ask | Quelle place faut-il ? | Un sol plat et ferme, long comme deux voitures. Mesurez le portail, regardez les branches.
ask | Faut-il une prise et de l’eau ? | L’eau et le gaz sont à bord. Une prise évite le groupe pendant les discours.
ask | Comment réserver pour une fête ? | Une date, le nombre de convives, l’adresse. Le total est connu avant de décider.
ask | Et s’il pleut ? | La cuisine est couverte ; prévoyez un toit pour vos invités.
`,
  italian: `
headlines | Food truck a {place} | Si alza lo sportello | La cucina parcheggia da te
introduction | {name} cucina su ruote a {place}. Guarda dov’è oggi, o fallo venire in cortile.
introduction | Si alza lo sportello, la piastra scalda, la strada profuma. {name} si ferma a {place} e si noleggia per le feste.
service | Pranzo in strada | Si ordina allo sportello e si mangia con le mani. La lavagna dice che cosa resta. | pranz*, strada
service | Sagre e mercati | Menù corto perché la fila vada avanti, con acqua, gas e bidoni a bordo. | sagr*, mercat*, festival
service | Matrimoni col furgone | Dopo i brindisi, o a mezzanotte quando torna la fame. | matrimon*, nozze
service | Feste private | Entra in cortile, cucina qualche ora e porta via i rifiuti. | fest*, complean*, nolegg*
service | Pranzi in azienda | Nel piazzale a mezzogiorno, tutti serviti prima del caffè. | aziend*, uffic*
service | Senza carne e allergie | Un piatto di verdure pensato, e una risposta chiara su farina, latte e frutta secca. | vegan*, vegetarian*, glutin*, allerg*
line | Quel che è cancellato sulla lavagna è finito. | Allergie? Dillo prima di ordinare.
quote | Menù corto, piastra calda. | Se c’è fila, si muove.
title | La lavagna di oggi | In strada e alla tua festa | Che cosa esce dal furgone
contact | Dove si parcheggia? | Fissa il furgone
action | Noleggiare il furgone | Vedere dov’è
ask | Dove siete oggi? | Su questa pagina, con l’ora. Se la pioggia decide altro, lo trovi scritto qui.
ask | Quanto spazio serve? | Terreno piano e fermo, lungo come due auto. Misura il cancello e guarda i rami.
ask | Servono corrente e acqua? | Acqua e gas viaggiano a bordo. Una presa vicina evita il generatore.
ask | Come si prenota per una festa? | Con la data, quanti mangiano e l’indirizzo. Prima di decidere sai il totale.
ask | E se piove? | La cucina è coperta; pensa a un tetto per gli invitati.
`,
  german: `
headlines | Foodtruck in {place} | Klappe auf, Essen raus | Die Küche parkt bei Ihnen
introduction | {name} kocht auf Rädern in {place}. Schauen Sie, wo der Wagen heute steht, oder holen Sie ihn in den Hof.
introduction | Die Klappe geht auf, die Platte wird heiß, die Straße riecht nach Mittag. {name} hält in {place} und kommt auch zu Festen.
service | Mittags an der Straße | Bestellt an der Klappe, gegessen aus der Hand. Auf der Tafel steht, was noch da ist. | mittag*, strasse*, imbiss
service | Märkte und Festivals | Kurze Karte, damit die Schlange läuft. Wasser, Gas und Mülltonnen fahren mit. | markt*, markte, festival*, streetfood*
service | Hochzeiten am Wagen | Nach den Reden oder um Mitternacht, wenn alle wieder Hunger haben. | hochzeit*, mitternacht*
service | Private Feste | Rein in den Hof, ein paar Stunden kochen, und der Müll fährt wieder mit. | fest, feste, geburtstag*, party*, mieten
service | Mittag für Firmen | Um zwölf auf dem Hof, alle satt bis eins. | firma, firmen*, betrieb*, mitarbeiter*
service | Ohne Fleisch, bei Allergien | Ein Gemüsegericht, das kein Ersatz ist, und eine klare Antwort zu Mehl, Milch und Nüssen. | vegan*, vegetarisch*, gluten*, allerg*
line | Was auf der Tafel weggewischt ist, ist weg. | Allergien? Bitte vor dem Bestellen sagen.
quote | Kurze Karte, heiße Platte. | Wenn da eine Schlange steht, bewegt sie sich.
title | Was heute angeschrieben ist | An der Straße und auf Ihrem Fest | Was aus der Klappe kommt
contact | Wo sollen wir parken? | Foodtruck anfragen
action | Foodtruck mieten | Standort ansehen
ask | Wo steht der Wagen heute? | Auf dieser Seite, mit Uhrzeit. Wenn das Wetter anders will, steht es zuerst hier.
ask | Wie viel Platz braucht er? | Ebenen, festen Boden, etwa zwei Autos lang. Messen Sie das Tor und schauen Sie nach Ästen.
ask | Braucht es Strom und Wasser? | Wasser und Gas sind an Bord. Eine Steckdose erspart das Aggregat während der Reden.
ask | Wie bucht man für ein Fest? | Mit Datum, Zahl der Esser und Adresse. Die Summe kennen Sie vor der Zusage.
ask | Und wenn es regnet? | Gekocht wird unter Dach. Denken Sie an eines für Ihre Gäste.
`,
  japanese: `
headlines | {place}のキッチンカー | 窓が開いたら、お昼です | 台所ごと、伺います
introduction | {name}は{place}で、車の中で料理しています。きょうの場所を見て来るか、会場へお呼びください。
introduction | 窓が開き、鉄板が熱くなり、通りがいいにおいになります。{name}は{place}に出店し、貸し切りもできます。
service | 街角のお昼 | 窓口で頼んで、できたてをその場で。黒板にあるものが、きょうの品です。 | ランチ, お昼, 出店
service | 市とお祭り | 列が進むように、品数はしぼって。水もごみ箱も積んで行きます。 | マルシェ, 祭, イベント, フェス
service | 結婚のお祝い | 乾杯のあとに、窓口から一皿ずつ。 | 結婚, ウェディング
service | 貸し切り | 庭先で数時間料理して、ごみは持ち帰ります。 | 貸し切り, 貸切, パーティー, 誕生日
service | 会社のお昼 | 十二時に駐車場へ。まとめて払うことも、一人ずつもできます。 | 会社, オフィス, 社内
special | 取り置き | 昼前にご連絡いただければ、並ばずにお渡しします。 | 取り置き, 予約, テイクアウト
line | 黒板から消えた品は、売り切れです。 | アレルギーは、注文の前にお知らせください。
quote | 品数は少なく、鉄板は熱く。 | 売り切れは、いちばんのほめ言葉です。
title | きょうの黒板 | 街角で、会場で | 窓口からお渡しするもの
contact | どこに停めますか | 出店を頼む
action | 出店を相談する | きょうの場所を見る
ask | きょうはどこにいますか。 | このページに、時刻といっしょに書いています。雨で変わるときも、ここに書きます。
ask | どのくらい場所が要りますか。 | 平らで固い地面に、乗用車二台分ほどです。門の幅と枝の高さをお知らせください。
ask | 電気や水は要りますか。 | 水とガスは積んでいます。コンセントがあると、発電機を回さずに済みます。
ask | 貸し切りはどう頼みますか。 | 日にちと人数と住所をお知らせください。決める前に合計をお伝えします。
ask | 雨の日はどうなりますか。 | 料理は屋根の下です。召し上がる方の屋根をお考えください。
`,
  Korean: `
headlines | {place} 푸드트럭 | 창이 열리면 밥때입니다 | 부엌째 찾아갑니다
introduction | {name}입니다. {place}에서 차 안에서 요리합니다. 오늘 자리를 보고 오시거나 행사에 불러 주세요.
introduction | 창이 열리고 철판이 달면 길에서 냄새가 납니다. {name}, {place}에 서고 행사에도 갑니다.
service | 길가의 점심 | 창구에서 시키고 그 자리에서 먹습니다. 칠판에 있는 것이 오늘 메뉴입니다. | 점심, 길거리, 영업
service | 장터와 축제 | 줄이 줄어들게 메뉴는 짧게. 물과 가스, 쓰레기통을 싣고 갑니다. | 축제, 장터, 플리마켓, 야시장
service | 결혼 피로연 | 건배가 끝난 뒤 창구에서 한 접시씩. | 결혼, 웨딩, 피로연
service | 생일과 집들이 | 마당에서 몇 시간 요리하고 쓰레기는 가져갑니다. | 생일, 파티, 대여
service | 간식차와 밥차 | 촬영장과 학교, 회사로. 인원과 시간을 알려 주세요. | 간식차, 밥차, 커피차, 회사, 촬영
special | 미리 주문 | 점심 전에 연락하면 줄 서지 않고 받습니다. | 예약, 포장, 미리
line | 칠판에서 지운 것은 다 팔린 것입니다. | 알레르기는 시키기 전에 말씀해 주세요.
quote | 메뉴는 짧게, 철판은 뜨겁게. | 다 팔렸다는 말이 가장 큰 칭찬입니다.
title | 오늘의 칠판 | 길에서, 행사장에서 | 창구로 나오는 것
contact | 어디에 세울까요 | 출장 문의하기
action | 트럭 부르기 | 오늘 자리 보기
ask | 오늘은 어디 있나요? | 이 페이지에 시간과 함께 적습니다. 비로 바뀌면 여기에 먼저 적습니다.
ask | 자리가 얼마나 필요한가요? | 평평하고 단단한 땅에 승용차 두 대만큼입니다. 문 너비와 나뭇가지를 봐 주세요.
ask | 전기와 물이 필요한가요? | 물과 가스는 싣고 갑니다. 콘센트가 있으면 발전기를 돌리지 않습니다.
ask | 행사는 어떻게 부르나요? | 날짜와 인원, 주소를 알려 주세요. 정하기 전에 합계를 말씀드립니다.
ask | 비가 오면요? | 요리는 지붕 밑에서 합니다. 드시는 분의 지붕을 생각해 주세요.
`,
}
