import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Funeraria en {place} | Cuando hay que hacer la llamada | Una despedida que sea la suya
introduction | {name} atiende a familias en {place}. Si alguien acaba de morir, llama; no hace falta saber qué preguntar.
introduction | {name}, {place}. Nos ocupamos del traslado y de los papeles, y hablamos con calma cuando hayas descansado.
service | Las primeras horas | Cuando el médico ha estado, vamos a recoger a la persona, sin prisa. | primeras, recogida*, traslado*
service | Velatorio | En sala o en casa, con las horas que la familia quiera. | velatorio*, velar, tanatorio*, sala
service | Entierro | Nicho, sepultura o panteón de la familia: se consulta al cementerio. | entierro*, inhumac*, nicho*, sepultur*
service | Incineración | Con ceremonia o sin ella. Las cenizas esperan hasta que decidáis. | incinerac*, cremac*, ceniza*
service | Ceremonia | Religiosa o civil, con su música y quien quiera hablar. | ceremonia*, misa*, civil, religios*
service | Trámites | Certificado, registro civil, últimas voluntades. Firmas tú, los papeles los movemos nosotros. | tramite*, certificado*, registro, papeles
special | Traslados de fuera | De otra provincia u otro país, con consulados y líneas aéreas. | repatriac*, extranjero
line | Lo que cuesta cada parte se escribe antes de elegirla. | Si la familia no se pone de acuerdo, se puede esperar un día.
quote | Hay más tiempo del que parece. | Un entierro pequeño es un entierro entero.
title | De qué nos ocupamos | De la llamada al último adiós | Lo que hay que disponer
contact | Llama a cualquier hora | Escribe o llama
action | Llamar | Pedir que vengáis | Hacer una pregunta
ask | Ha muerto en casa, ¿qué hago? | Llama al médico, o a emergencias si no se esperaba. Después llámanos; mientras tanto puedes quedarte a su lado.
ask | ¿Hay seguro de decesos? | Búscalo entre sus papeles o en el banco. Aun con póliza, la familia puede elegir la funeraria.
ask | ¿Cuánto cuesta? | Lo nuestro, lo de otros y lo que elijáis, todo por escrito. Puedes llevártelo y comparar.
ask | ¿Y si hay poco dinero? | Dilo desde el principio. Hay maneras sencillas y dignas, y ayudas del ayuntamiento.
ask | ¿Conviene que vengan los niños? | Preguntadles. El que puede mirar y puede irse, pocas veces se arrepiente.
`,
  french: `
headlines | Pompes funèbres à {place} | Quand il faut appeler | Un adieu qui lui ressemble
introduction | {name} accompagne les familles à {place}. Si quelqu’un vient de mourir, appelez ; vous n’avez pas à savoir quoi demander.
introduction | {name}, {place}. Nous venons chercher la personne, nous faisons les démarches, et nous parlons quand vous avez dormi.
service | Les premières heures | Après le médecin, nous venons, sans bruit et quand vous êtes prêts. | premieres, transport*, deces
service | Chambre funéraire | Pour la revoir, vêtue de ce que vous apportez. À la maison aussi, si vous le souhaitez. | chambre*, funerarium, presentation
service | Inhumation | Concession, porteurs et heure, convenus avec le cimetière. Un caveau de famille se retrouve. | inhumation*, enterrement*, caveau*, concession*
service | Crémation | Avec ou sans cérémonie. Les cendres attendent que vous décidiez. | cremation*, cendres, urne*
service | Cérémonie | À l’église, ailleurs ou entre vous, avec sa musique et ceux qui veulent parler. | ceremonie*, obseques, eglise, civile*
service | Démarches | Mairie, actes, médecin, cimetière. Vous signez, nous portons. | demarche*, mairie, acte*, papiers
special | Rapatriement | D’une autre ville ou d’un autre pays, avec consulats et compagnies. | rapatriement*, etranger
special | Prévoir ses obsèques | Des souhaits mis par écrit, pour que personne n’ait à deviner. | prevoyance, prevoir, contrat*
line | Le prix de chaque chose est écrit avant que vous la choisissiez. | Si la famille n’est pas d’accord, on peut attendre un jour.
quote | Il y a plus de temps qu’il n’y paraît. | Un petit enterrement est un enterrement entier.
title | Ce dont nous nous chargeons | De l’appel au dernier mot | Ce qu’il y a à décider
contact | Appelez à toute heure | Écrire ou appeler
action | Appeler | Demander notre venue | Demander conseil
ask | Quelqu’un est mort à la maison, que faire ? | Appelez le médecin, ou les secours si rien ne l’annonçait. Puis appelez-nous ; d’ici là, vous pouvez rester auprès du défunt.
ask | Dans quel délai ? | La loi fixe une limite, mais elle laisse presque toujours le temps de réunir les proches.
ask | Combien cela coûte-t-il ? | Le devis suit un modèle fixé par la loi : prestations courantes, optionnelles, frais de tiers. Vous pouvez l’emporter et comparer.
ask | Et si l’argent manque ? | Dites-le d’abord. Il existe des façons simples et dignes, et des aides de la commune.
ask | Les enfants doivent-ils venir ? | Demandez-leur. Celui qui peut regarder et peut sortir le regrette rarement.
`,
  italian: `
headlines | Onoranze funebri a {place} | Quando bisogna telefonare | Un saluto come l’avrebbe voluto
introduction | {name} assiste le famiglie a {place}. Se qualcuno è appena mancato, chiama: non serve sapere che cosa chiedere.
introduction | {name}, {place}. Ci occupiamo del trasporto e delle carte, e parliamo con calma quando avrai riposato.
service | Le prime ore | Dopo il medico veniamo a prendere la persona, senza fretta. | prime, recuper*, trasport*
service | Veglia e camera ardente | In casa o in una sala, con gli abiti che portate. | vegli*, camera, ardent*, vestizion*
service | Sepoltura | Loculo, terra o tomba di famiglia: si sente il cimitero. | sepoltur*, tumulazion*, inumazion*, locul*
service | Cremazione | Con rito o senza. Le ceneri aspettano che decidiate. | cremazion*, cener*, urn*
service | Funerale | In chiesa, civile o fra voi, con la sua musica e chi vuole parlare. | funeral*, rito, cerimoni*, chies*
service | Pratiche | Comune, medico, cimitero. Tu firmi, le carte le portiamo noi. | pratich*, document*, certificat*
service | Manifesti e ricordini | Le parole si scrivono insieme. Una bozza la sera, e una notte per ripensarci. | manifest*, necrolog*, ricordin*, annunc*
special | Trasporti da lontano | Da un’altra regione o un altro Paese, con consolati e compagnie aeree. | rimpatri*, ester*, rientro
line | Quanto costa ogni parte è scritto prima che tu la scelga. | Se la famiglia non è d’accordo, si può aspettare un giorno.
quote | C’è più tempo di quanto sembri. | Un funerale piccolo è un funerale intero.
title | Di che cosa ci occupiamo | Dalla telefonata all’ultimo saluto | Che cosa c’è da disporre
contact | Chiama a ogni ora | Scrivi o chiama
action | Chiamare | Chiedere di venire | Fare una domanda
ask | È mancato in casa: che cosa faccio? | Chiama il medico, o il soccorso se era inatteso. Poi chiama noi; intanto puoi restargli accanto.
ask | Quanto tempo c’è prima del funerale? | La legge fissa i termini, e di solito bastano perché arrivi chi deve arrivare.
ask | Quanto costa un funerale? | Il nostro lavoro, le spese di altri e ciò che scegliete, tutto per iscritto. Si può portare a casa e confrontare.
ask | E se i soldi sono pochi? | Dillo subito. Ci sono modi semplici e degni, e aiuti del Comune.
ask | È bene che vengano i bambini? | Chiedetelo a loro. Chi può guardare e può uscire raramente se ne pente.
`,
  german: `
headlines | Bestattungen in {place} | Wenn man anrufen muss | Ein Abschied, der passt
introduction | {name} begleitet Familien in {place}. Wenn jemand gestorben ist, rufen Sie an; Sie müssen nicht wissen, was zu fragen ist.
introduction | {name}, {place}. Wir holen den Menschen ab, kümmern uns um die Papiere und setzen uns mit Ihnen zusammen, wenn Sie geschlafen haben.
service | Die ersten Stunden | Nach dem Arzt kommen wir, leise und erst, wenn Sie so weit sind. | ersten, uberfuhrung*, abholung*, todesfall*
service | Erdbestattung | Grab, Träger und Stunde, mit dem Friedhof abgesprochen. Ein Familiengrab wird nachgesehen. | erdbestattung*, beerdigung*, grab, sarg*
service | Feuerbestattung | Mit Feier oder ohne. Wohin die Urne kommt, darf sich noch finden. | feuerbestattung*, einascher*, urne*, kremat*
service | Trauerfeier | Mit Pfarrer, Rednerin oder nur mit Ihnen, mit seiner Musik und denen, die sprechen wollen. | trauerfeier*, trauerredner*, kirche*
service | Abschied nehmen | Am offenen Sarg oder zu Hause, angezogen mit dem, was Sie bringen. | abschied*, aufbahr*, waschen
service | Formalitäten | Standesamt, Arzt, Friedhof, Rente. Sie unterschreiben, die Wege machen wir. | formalitat*, standesamt*, urkunde*, behorden*
service | Anzeigen und Karten | Die Worte suchen wir zusammen. Ein Entwurf am Abend, und eine Nacht darüber. | anzeige*, trauerkarte*, drucksachen
special | See- und Baumbestattung | In einem Wald, auf See, mit oder ohne Begleitung. | seebestattung*, baumbestattung*, waldbestattung*, friedwald*
special | Bestattungsvorsorge | Wünsche, aufgeschrieben, damit niemand raten muss. | vorsorge*
line | Was jeder Teil kostet, steht geschrieben, bevor Sie ihn wählen. | Ist die Familie uneins, kann man einen Tag warten.
quote | Es ist mehr Zeit, als es scheint. | Eine kleine Beerdigung ist eine ganze.
title | Worum wir uns kümmern | Vom Anruf bis zum letzten Wort | Was zu ordnen ist
contact | Jederzeit anrufen | Schreiben oder anrufen
action | Anrufen | Um unser Kommen bitten | Eine Frage stellen
ask | Jemand ist zu Hause gestorben. Was nun? | Rufen Sie den Arzt, bei plötzlichem Tod den Notruf. Dann uns; bis dahin dürfen Sie einfach dabeibleiben.
ask | Wie schnell muss die Bestattung sein? | Selten so schnell, wie man fürchtet. Die Fristen des Landes lassen meist Zeit, bis alle da sein können.
ask | Was kostet eine Bestattung? | Unsere Arbeit, fremde Gebühren und das, was Sie wählen: alles getrennt und schriftlich. Nehmen Sie es mit und vergleichen Sie.
ask | Und wenn wenig Geld da ist? | Sagen Sie es gleich. Es gibt schlichte, würdige Wege, und das Sozialamt kann helfen.
ask | Sollen Kinder mitkommen? | Fragen Sie sie. Wer schauen darf und gehen darf, bereut es selten.
ask | Welche Papiere braucht es? | Ausweis, Geburts- oder Heiratsurkunde und den Totenschein. Was fehlt, lässt sich beschaffen.
`,
  japanese: `
headlines | {place}の葬儀 | まず、お電話を | その人らしいお別れを
introduction | {name}は{place}で、ご葬儀をお手伝いしています。何を聞けばよいかわからないままで、お電話ください。
introduction | {name}、{place}。お迎えと手続きを引き受け、少し休まれてから、お話を伺います。
service | お迎え | 病院へもご自宅へも。支度ができるまで、お待ちします。 | お迎え, 搬送, 安置
service | 家族葬 | 近しい方だけで。お呼びする範囲を、いっしょに考えます。 | 家族葬
service | 一般葬 | 通夜と告別式。受付と席の数、会葬の方への返礼まで。 | 一般葬, 通夜, 告別式
service | 一日葬と火葬式 | 通夜をせずに、また火葬だけで。短くても、お別れの時間は取ります。 | 一日葬, 火葬, 直葬
service | 納棺と湯灌 | お好きだった服で。ご家族が手を添えることもできます。 | 納棺, 湯灌, 死化粧
service | 手続き | 死亡届と火葬の許可。届けは代わりに出せます。 | 手続, 死亡届, 届け
service | 法要とその後 | 四十九日、納骨、遺影や位牌のこと。 | 法要, 四十九日, 納骨, 仏壇
special | 生前のご相談 | 望みを書いておけば、誰も迷わずに済みます。 | 生前, 事前相談, 終活
line | 一つ一つの費用は、お選びになる前に書いてお見せします。 | ご家族の考えが分かれるときは、一日待つこともできます。
quote | 思うより、時間はあります。 | 小さな葬儀も、ひとつの葬儀です。
title | お引き受けすること | お電話から、お見送りまで | 決めることの順に
contact | いつでもお電話を | お電話かお便りを
action | 電話をかける | 来てもらう | 尋ねる
ask | 家で亡くなりました。どうすればよいですか。 | かかりつけの医師に、急なことであれば救急にご連絡ください。それからお電話ください。
ask | 病院から紹介された社に頼まなければいけませんか。 | いいえ。お迎えだけを頼み、あとで選ぶこともできます。
ask | 費用はどのくらいですか。 | 私どもの分、他へ払う分、選ばれる分を分けて、書いてお渡しします。持ち帰って比べてください。
ask | お坊さんに知り合いがありません。 | 宗派を伺って、お探しします。お呼びしない形もあります。
ask | 子どもを連れて行ってもよいですか。 | 本人に聞いてみてください。見ても、外に出てもよいと伝えてあげてください。
ask | 香典は断ってもよいですか。 | はい。お知らせの文に書き添えておきます。
`,
  Korean: `
headlines | {place} 장례 | 먼저 전화를 | 그분다운 작별을
introduction | {name}입니다. {place}에서 장례를 모십니다. 무엇을 물어야 할지 모르셔도 전화해 주세요.
introduction | {name}, {place}. 모시러 가고 서류를 챙기며, 조금 쉬신 뒤에 이야기를 듣겠습니다.
service | 모시기 | 병원이든 댁이든 갑니다. 준비되실 때까지 기다립니다. | 운구, 모시, 이송, 안치
service | 빈소 | 오실 분을 헤아려 크기를 정합니다. 음식과 자리도 함께 봅니다. | 빈소, 조문, 접객
service | 입관 | 좋아하시던 옷으로. 가족이 손을 보태셔도 됩니다. | 입관, 염습, 수의
service | 발인과 화장 | 시간을 잡고 길을 함께 갑니다. | 발인, 화장, 리무진
service | 매장과 봉안 | 묘지와 봉안당, 자연장을 견주어 알려 드립니다. | 매장, 봉안, 납골, 수목장, 자연장
service | 가족장 | 빈소 없이, 가까운 분들끼리. | 가족장, 무빈소, 작은 장례
service | 서류 | 사망 진단서와 신고, 화장 예약을 돕습니다. | 서류, 사망신고, 진단서
special | 미리 상담 | 뜻을 적어 두면 아무도 헤매지 않습니다. | 상조, 사전, 미리
line | 하나하나의 비용은 고르시기 전에 적어 보여 드립니다. | 가족의 뜻이 다르면 하루 기다릴 수 있습니다.
quote | 생각보다 시간이 있습니다. | 작은 장례도 온전한 장례입니다.
title | 저희가 맡는 일 | 전화에서 배웅까지 | 정할 일의 차례
contact | 언제든 전화하세요 | 전화나 글로
action | 전화하기 | 와 달라고 하기 | 물어보기
ask | 집에서 돌아가셨어요. 어떻게 하나요? | 119나 112에 먼저 알리고, 그다음 전화해 주세요. 그동안 곁에 계셔도 됩니다.
ask | 병원 장례식장을 꼭 써야 하나요? | 아닙니다. 다른 곳으로 모실 수 있습니다.
ask | 비용은 얼마나 드나요? | 저희 몫과 다른 곳에 낼 것, 고르실 것을 나누어 적어 드립니다. 가져가서 견주어 보세요.
ask | 형편이 어려우면요? | 먼저 말씀해 주세요. 검소하면서 예를 갖춘 길이 있고, 나라의 도움도 있습니다.
ask | 아이를 데려가도 되나요? | 아이에게 물어보세요. 봐도 되고 나가도 된다고 알려 주세요.
ask | 부의금을 받지 않아도 되나요? | 네. 부고에 적어 드립니다.
`,
}
