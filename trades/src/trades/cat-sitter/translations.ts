import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Cuidado de gatos en {place} | Tu gato se queda en casa | Comido, cepillado y en paz | Alguien sabe dónde se esconde | Tú viajas y el gato duerme
introduction | {name} cuida gatos en su casa, en {place}: {services}. Di las fechas, cuántos son y cómo se llama cada uno.
introduction | Un gato prefiere su sofá a cualquier vacación. {name}, en {place}, va hasta el sofá.
introduction | Unos salen a la puerta, otros son tres días un bulto en la cama. {name}, en {place}, ve a los dos y te escribe.
service | Comida y agua fresca | Tu pienso, tus cantidades y el cuenco lavado; lo que sobra también se cuenta. | comida*, agua, pienso, alimenta*
service | El arenero | Limpio en cada visita; dice de la salud más que la cara. | arena*, arenero*, limpi*
service | Juego y compañía | Lo que quiera el gato: una pluma, un regazo o alguien que respire cerca. | jueg*, jugar, compania, mimo*, cepill*
service | Medicación | Pastillas, gotas o insulina, como lo dejó escrito el veterinario. | medica*, pastilla*, insulina, gotas
service | Gatos mayores y cachorros | Menos horas entre visitas y raciones pequeñas. | mayor*, cachorr*, gatito*
service | Noticias con foto | Una línea y una imagen cada vez, aunque solo se vea la cola. | foto*, mensaje*, noticia*, informe*
service | Plantas y buzón | La casa parece habitada y la albahaca sigue viva. | planta*, buzon, correo, persiana*
line | Una visita al día o dos: lo deciden la edad, la medicina y el carácter. | Antes del viaje hay un encuentro contigo delante.
quote | Ningún gato ha pedido una maleta. | Se espera; decide el gato. | Un cuenco vacío es buena noticia.
title | Qué entra en una visita | Cuenco, arena, regazo | Mientras no estás
contact | ¿Quién es tu gato? | Pregunta por esas fechas
action | Preguntar por mis fechas | Presentar a mi gato
ask | ¿Basta una visita al día? | A muchos adultos sanos, sí. A los pequeños, los mayores y los medicados conviene verlos dos veces.
ask | ¿Qué pasa con las llaves? | Se entregan en el primer encuentro, con recibo, y se guardan sin nombre ni dirección.
ask | ¿Y si se esconde? | Nadie lo saca. Se comprueba que come y usa el arenero, y se le busca una vez sin tocarlo.
ask | ¿Y si enferma? | Primero una llamada a ti y después a tu veterinario. Deja el número y el transportín a mano.
ask | ¿Y si se retrasa el vuelo? | Escribe en cuanto lo sepas. Las visitas siguen hasta que digas que estás en casa.
`,
  french: `
headlines | Garde de chats à {place} | Votre chat reste chez lui | Nourri, brossé, laissé tranquille | Quelqu’un connaît sa cachette | Vous partez, le chat dort
introduction | {name} garde les chats chez eux à {place} : {services}. Dites les dates, combien ils sont et comment chacun s’appelle.
introduction | Un chat préfère son canapé à toutes les vacances. {name}, à {place}, vient jusqu’au canapé.
introduction | L’un vient à la porte, l’autre n’est qu’une bosse sous la couette. {name}, à {place}, voit les deux et vous écrit.
service | Repas et eau fraîche | Vos croquettes, vos doses, la gamelle lavée ; ce qui reste vous est dit. | repas, nourri*, croquette*, eau, gamelle*
service | La litière | Vidée à chaque passage ; elle en dit plus sur la santé que la mine. | litiere*, nettoy*
service | Jeu et compagnie | Autant que le chat en veut : une plume, des genoux, quelqu’un qui respire. | jeu, jeux, jouer, compagnie, caresse*, bross*
service | Médicaments | Comprimés, gouttes ou insuline, comme le vétérinaire l’a écrit. | medicament*, comprime*, insuline, soin*
service | Vieux chats et chatons | Des passages plus rapprochés, de petites portions. | chaton*, age, ages, senior*, vieux
service | Nouvelles et photo | Une ligne et une image à chaque fois, ne serait-ce que la queue. | photo*, nouvelle*, message*
service | Plantes et courrier | La maison paraît habitée et le basilic survit. | plante*, courrier, volet*, arros*
line | Un passage par jour ou deux : l’âge, le traitement et le caractère en décident. | Avant le départ, une rencontre a lieu en votre présence.
quote | Aucun chat n’a jamais demandé de valise. | On attend, le chat décide. | Une gamelle vide est une bonne nouvelle.
title | Ce que comprend un passage | Gamelle, litière, genoux | Pendant votre absence
contact | Qui est votre chat ? | Demander ces dates
action | Demander mes dates | Présenter mon chat
ask | Un passage par jour suffit-il ? | À beaucoup d’adultes en bonne santé, oui. Chatons, vieux chats et chats sous traitement se voient deux fois.
ask | Que deviennent les clés ? | Remises à la première rencontre contre un reçu, elles sont gardées sans nom ni adresse.
ask | Et s’il se cache ? | Personne ne le sort. On vérifie qu’il mange et va à la litière, on le cherche une fois sans le toucher.
ask | Et s’il tombe malade ? | On vous appelle, puis votre vétérinaire. Laissez le numéro et la caisse à portée de main.
ask | Et si notre avion est en retard ? | Écrivez dès que vous le savez. Les passages continuent tant que vous n’êtes pas rentré.
`,
  italian: `
headlines | Cat sitter a {place} | Il gatto resta a casa sua | Sfamato, spazzolato, lasciato in pace | Qualcuno sa dove si nasconde | Tu viaggi, il gatto dorme
introduction | {name} bada ai gatti a casa loro, a {place}: {services}. Di’ le date, quanti sono e come si chiama ciascuno.
introduction | Un gatto preferisce il suo divano a ogni vacanza. {name}, a {place}, arriva fino al divano.
introduction | C’è chi viene alla porta e chi per tre giorni è una gobba nel letto. {name}, a {place}, vede entrambi e ti scrive.
service | Cibo e acqua fresca | Le tue crocchette, le tue dosi e la ciotola lavata; anche quel che avanza si racconta. | cibo, acqua, crocchett*, pappa, ciotol*
service | La lettiera | Pulita a ogni visita; della salute dice più del muso. | lettier*, puli*
service | Gioco e compagnia | Quanto vuole il gatto: una piuma, un grembo, qualcuno che respira vicino. | gioc*, compagni*, coccol*, spazzol*
service | Medicine | Pastiglie, gocce o insulina, come ha scritto il veterinario. | medic*, pastigli*, insulin*, gocce, terapi*
service | Gatti anziani e cuccioli | Meno ore fra una visita e l’altra e porzioni piccole. | anzian*, cuccio*, gattin*
service | Notizie con foto | Una riga e un’immagine ogni volta, anche se si vede solo la coda. | foto*, notizi*, messagg*
service | Piante e posta | La casa sembra abitata e il basilico sopravvive. | piant*, posta, tapparell*
line | Una visita al giorno o due: decidono età, medicine e carattere. | Prima del viaggio c’è un incontro con te presente.
quote | Nessun gatto ha mai chiesto una valigia. | Si aspetta: decide il gatto. | Una ciotola vuota è una buona notizia.
title | Che cosa comprende una visita | Ciotola, lettiera, grembo | Mentre sei via
contact | Che gatto hai? | Chiedi quelle date
action | Chiedere le mie date | Presentare il mio gatto
ask | Basta una visita al giorno? | A molti adulti sani sì. Cuccioli, anziani e gatti in cura è meglio vederli due volte.
ask | E le chiavi? | Si consegnano al primo incontro con ricevuta e si tengono senza nome né indirizzo.
ask | E se si nasconde? | Nessuno lo tira fuori. Si controlla che mangi e usi la lettiera, e lo si cerca una volta senza toccarlo.
ask | E se sta male? | Prima una telefonata a te, poi al tuo veterinario. Lascia il numero e il trasportino a portata.
ask | E se il volo ritarda? | Scrivi appena lo sai. Le visite vanno avanti finché non dici che sei a casa.
`,
  german: `
headlines | Katzensitter in {place} | Ihre Katze bleibt zu Hause | Satt, gebürstet, in Ruhe gelassen | Jemand kennt das Versteck | Sie reisen, die Katze schläft
introduction | {name} betreut Katzen bei ihnen zu Hause in {place}: {services}. Schreiben Sie die Tage, wie viele es sind und wie jede heißt.
introduction | Eine Katze zieht ihr Sofa jedem Urlaub vor. {name} in {place} kommt zum Sofa.
introduction | Manche kommt an die Tür, manche ist drei Tage nur eine Beule im Bett. {name} in {place} sieht beide und schreibt Ihnen.
service | Futter und frisches Wasser | Ihr Futter, Ihre Mengen, der Napf gespült. Was übrig bleibt, erfahren Sie auch. | futter*, futtern, wasser, napf*
service | Katzenklo | Bei jedem Besuch gesäubert. Es sagt mehr über die Gesundheit als das Gesicht. | katzenklo*, klo, streu*, sauber*
service | Spielen und Gesellschaft | So viel die Katze will: Feder, Schoß oder jemand, der im Zimmer atmet. | spiel*, schmus*, gesellschaft*, burst*, kuschel*
service | Medikamente | Tabletten, Tropfen oder Insulin, wie es in der Praxis aufgeschrieben wurde. | medikament*, tablette*, insulin*, tropfen
service | Alte Katzen und Kätzchen | Kürzere Abstände, kleine Portionen. | alt, alte, senior*, katzchen, kitten*
service | Nachricht mit Bild | Jedes Mal eine Zeile und ein Foto, und sei es nur der Schwanz. | foto*, nachricht*, bericht*
service | Post, Pflanzen, Rollläden | Das Haus sieht bewohnt aus, und das Basilikum lebt. | post, briefkasten*, pflanze*, blumen*, rollladen*
line | Einmal am Tag oder zweimal: Alter, Medikamente und Gemüt entscheiden. | Vor der Reise gibt es ein Treffen, bei dem Sie dabei sind.
quote | Keine Katze hat je um einen Koffer gebeten. | Gewartet wird, bis die Katze entscheidet. | Ein leerer Napf ist eine gute Nachricht.
title | Was zu einem Besuch gehört | Napf, Klo, Schoß | Solange Sie fort sind
contact | Wer ist Ihre Katze? | Reisetage anfragen
action | Reisetage anfragen | Katze vorstellen
ask | Reicht ein Besuch am Tag? | Vielen gesunden erwachsenen Katzen ja. Junge, alte und kranke sollte man zweimal sehen.
ask | Was ist mit dem Schlüssel? | Er wird beim ersten Treffen gegen Quittung übergeben und ohne Namen und Adresse aufbewahrt.
ask | Und wenn sie sich versteckt? | Niemand zieht sie hervor. Geprüft wird, ob sie frisst und aufs Klo geht, und einmal wird geschaut, ohne sie anzufassen.
ask | Und wenn sie krank wird? | Zuerst ein Anruf bei Ihnen, dann in Ihrer Tierarztpraxis. Lassen Sie Nummer und Korb bereit.
ask | Unser Flug hat Verspätung. Was nun? | Schreiben Sie, sobald Sie es wissen. Die Besuche gehen weiter, bis Sie sagen, dass Sie zu Hause sind.
`,
  japanese: `
headlines | {place}のキャットシッター | 猫は、いつもの家で | ごはんと静けさを届けます | 隠れ場所を知っている人 | 旅のあいだ、猫はお昼寝
introduction | {name}は{place}で、猫のお世話にご自宅へ伺っています。{services}。日にちと頭数、それぞれの名前をお知らせください。
introduction | 猫には、どんな旅より自分の寝床です。{name}が、その家に伺います。
introduction | 玄関まで来る子も、三日間ふとんの山の子も。{name}はどちらも確かめ、お便りします。
service | ごはんと新しい水 | いつものフードをいつもの量で。残した分もお伝えします。 | ごはん, 食事, 水, フード, 給餌
service | トイレ | 毎回きれいに。体調は顔よりトイレに表れます。 | トイレ, 掃除, 砂
service | 遊びと見守り | 羽でも、ひざでも、ただ同じ部屋にいるだけでも。 | 遊び, 見守り, ブラッシング
service | 投薬 | 飲み薬、点眼、注射。獣医師の指示のとおりに。 | 投薬, 薬, インスリン, 点眼
service | 高齢の猫と子猫 | 間隔を短く、食事は少しずつ。 | 高齢, シニア, 子猫, 仔猫
service | 写真つきのお便り | 毎回ひと言と一枚。しっぽしか写らない日もあります。 | 写真, 報告, 連絡
service | 植木と郵便 | 留守に見えない家と、枯れないバジルを。 | 植木, 水やり, 郵便, カーテン
line | 一日一回か二回か。年齢と薬と性格で決めます。 | お出かけの前に、飼い主のいるところで一度お会いします。
quote | 旅行かばんを欲しがった猫はいません。 | 待ちます。決めるのは猫です。 | 空のお皿は、よい知らせです。
title | 一回の訪問で行うこと | お皿、トイレ、ひざの上 | お留守のあいだ
contact | どんな猫ですか | 日にちを問い合わせる
action | 日にちを問い合わせる | 猫を紹介する
ask | 一日一回で足りますか。 | 健康な大人の猫なら、たいてい足ります。子猫、高齢、投薬中の猫は二回をおすすめします。
ask | 鍵はどうなりますか。 | 初めの打ち合わせで預かり証と交換し、名前も住所も付けずに保管します。
ask | 隠れて出てこないときは。 | 引き出しません。食べたか、トイレを使ったかを見て、触らずに一度だけ居場所を確かめます。
ask | 具合が悪くなったら。 | まずご連絡し、次にかかりつけへ。電話番号とキャリーを出しておいてください。
ask | 帰りが遅れたら。 | わかりしだいお知らせください。帰宅のご連絡があるまで、訪問を続けます。
`,
  Korean: `
headlines | {place} 캣시터 | 고양이는 늘 있던 집에서 | 밥 주고, 빗기고, 가만두기 | 숨는 곳을 아는 사람 | 여행하는 동안 고양이는 낮잠
introduction | {name}입니다. {place}에서 고양이가 있는 집으로 찾아갑니다: {services}. 날짜와 마릿수, 이름을 알려 주세요.
introduction | 고양이에게는 어떤 여행보다 제 소파가 낫습니다. {name}에서 그 집으로 갑니다.
introduction | 문 앞까지 나오는 고양이도, 사흘 내내 이불 속 언덕인 고양이도. {name}에서 둘 다 살피고 소식을 드립니다.
service | 밥과 새 물 | 먹던 사료를 먹던 만큼. 남긴 양도 말씀드립니다. | 밥, 사료, 물, 급여
service | 화장실 | 갈 때마다 치웁니다. 건강은 얼굴보다 화장실에 나타납니다. | 화장실, 모래, 청소
service | 놀이와 곁에 있기 | 깃털이든 무릎이든, 그냥 같은 방에 있든. | 놀이, 놀아, 빗질, 교감
service | 약 먹이기 | 알약, 안약, 주사. 병원에서 적어 준 그대로. | 약, 투약, 인슐린, 안약
service | 노묘와 새끼 고양이 | 간격은 짧게, 밥은 조금씩 자주. | 노묘, 노령, 새끼, 아깽이
service | 사진 소식 | 올 때마다 한 줄과 한 장. 꼬리만 찍히는 날도 있습니다. | 사진, 소식, 일지, 영상
service | 화분과 우편물 | 비어 보이지 않는 집, 시들지 않는 바질. | 화분, 우편, 택배, 커튼
line | 하루 한 번인지 두 번인지는 나이와 약, 성격이 정합니다. | 떠나시기 전에 함께 계실 때 한 번 만납니다.
quote | 여행 가방을 반긴 고양이는 없습니다. | 기다립니다. 고양이가 정합니다. | 빈 그릇은 좋은 소식입니다.
title | 한 번 방문에 하는 일 | 밥그릇, 화장실, 무릎 | 집을 비우신 동안
contact | 어떤 고양이인가요? | 방문 날짜 문의
action | 방문 날짜 문의하기 | 우리 고양이 소개하기
ask | 하루 한 번이면 되나요? | 건강한 어른 고양이는 대개 됩니다. 새끼, 노묘, 약 먹는 고양이는 두 번을 권합니다.
ask | 열쇠는 어떻게 하나요? | 첫 만남에 확인증과 바꾸고 이름도 주소도 적지 않고 보관합니다. 비밀번호라면 다녀온 뒤 바꾸셔도 좋습니다.
ask | 숨어서 안 나오면요? | 꺼내지 않습니다. 먹었는지, 화장실을 썼는지 보고, 만지지 않고 한 번만 찾아봅니다.
ask | 아프면 어떻게 하나요? | 먼저 연락드리고 다니는 병원에 전화합니다. 번호와 이동장을 꺼내 두세요.
ask | 돌아오는 날이 늦어지면요? | 아시는 대로 알려 주세요. 집에 왔다고 하실 때까지 계속 갑니다.
`,
}
