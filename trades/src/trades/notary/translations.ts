import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Notaría en {place} | Primero entender, después firmar | La escritura, leída en voz alta | Preguntas antes que pluma | Papeles que valen mañana
introduction | {name}, notaría en {place}: {services}. Manda antes los documentos y di quiénes firman.
introduction | Mientras no se firma, todo se puede cambiar. En {name}, en {place}, se lee y se explica justo entonces.
introduction | El notario no es de ninguna de las partes. {name}, en {place}, contesta a las dos, también antes del día de la firma.
service | Compraventa e hipotecas | Cargas comprobadas en el Registro y la hipoteca explicada antes, con tiempo para preguntar. | compraventa*, hipoteca*, vivienda*, piso, escritura*
service | Testamentos | Se habla a solas, se redacta claro y se puede cambiar cuando quieras. | testament*, ultima*, voluntad*
service | Herencias | Certificados, herederos, inventario y reparto, paso a paso. | herencia*, heredero*, sucesion*, particion
service | Poderes | Para un asunto o para muchos, y con las palabras que los limitan. | poder, poderes, apoderad*, preventiv*
service | Sociedades | Constituir, nombrar, ampliar: con los papeles en el orden que pide el Registro. | sociedad*, empresa*, sl, constitu*, estatuto*
service | Capitulaciones y donaciones | Lo que conviene hablar antes de que haga falta. | capitulacion*, donacion*, matrimonio*, pareja*, boda*
service | Actas y legitimaciones | Firmas, copias y hechos, con la fecha que nadie discute. | acta, actas, legitima*, copia*, firma*, apostilla*
line | Nada se firma de antemano: para eso es la cita. | Cada firmante trae su documento de identidad en vigor.
quote | Lo último es el bolígrafo. | Preguntar antes de firmar no cuesta nada. | Un sello es una promesa a desconocidos.
title | Lo que se firma aquí | Escrituras, poderes, actas | Antes, durante y después de la firma
contact | Pide cita de firma | Consulta un documento
action | Pedir cita de firma | Preguntar qué llevar
ask | ¿Qué tengo que llevar? | El documento de identidad en vigor y los papeles del asunto. Di de qué se trata y recibes la lista exacta.
ask | ¿Cuánto cuesta una escritura? | Los aranceles están fijados por ley. Con los datos del asunto se da un presupuesto antes de firmar.
ask | ¿Quién elige al notario? | Por lo general, quien paga; las partes pueden acordar otra cosa. Dilo antes de que el banco lo decida por ti.
ask | ¿Hace falta abogado? | El notario informa a las dos partes por igual. Si hay pleito o intereses enfrentados, conviene además un abogado.
ask | ¿Cuándo estará la escritura? | La copia suele estar pronto; el Registro tiene su plazo. El día de la firma se dice qué falta y quién lo lleva.
`,
  french: `
headlines | Notaire à {place} | Comprendre, puis signer | L’acte lu à voix haute | Des questions avant la plume | Des actes qui durent
introduction | {name}, notaire à {place} : {services}. Dites de quoi il s’agit et qui signera, la liste des pièces suit.
introduction | Tant que rien n’est signé, tout peut encore changer. Chez {name}, à {place}, on lit et l’on explique à ce moment-là.
introduction | Le notaire n’est d’aucun côté. {name}, à {place}, répond aux deux, et avant le jour de la signature aussi.
service | Achat et vente immobilière | Titres, servitudes et diagnostics vérifiés avant le compromis, et expliqués. | achat*, vente*, immobili*, compromis, maison*, appartement*
service | Successions | Un premier rendez-vous pour savoir qui fait quoi ; la suite vient dans l’ordre. | succession*, heritage*, deces, partage*
service | Testaments et donations | Ce que la loi prévoit déjà, et ce qu’il faut écrire pour autre chose. | testament*, donation*, transmission*
service | Contrat de mariage et Pacs | À parler avant la fête plutôt qu’après. | mariage*, pacs, regime*, couple*, divorce*
service | Procurations et mandats | Pour une affaire ou plusieurs, avec les mots qui en fixent la limite. | procuration*, mandat*, protection future
service | Entreprises | Statuts, cessions, baux : rédigés pour le jour où l’on ne s’entend plus. | entreprise*, societe*, statut*, cession*, bail, baux, fonds
service | Actes authentiques et copies | Des faits datés que personne ne conteste. | acte*, copie*, certifi*, authenti*
line | Ne signez rien d’avance : le rendez-vous est fait pour cela. | Chaque signataire vient avec une pièce d’identité en cours de validité.
quote | La plume vient en dernier. | Une question avant l’acte ne coûte rien. | Un sceau est une promesse faite à des inconnus.
title | Ce qui se signe ici | Actes, familles, biens | Avant, pendant, après la signature
contact | Demander un rendez-vous notaire | Poser une question
action | Demander un rendez-vous | Quelles pièces apporter ?
ask | Quelles pièces faut-il ? | Une pièce d’identité valable et les papiers de l’affaire. Dites de quoi il s’agit, vous recevez la liste exacte.
ask | Combien coûte un acte ? | Les taxes et les émoluments suivent un tarif officiel. Une estimation détaillée se demande avant la signature.
ask | Chacun peut-il avoir son notaire ? | Oui, acheteur et vendeur, sans payer deux fois les émoluments : ils se partagent.
ask | Combien dure une succession ? | Des mois le plus souvent, selon les biens et les héritiers. Le premier rendez-vous dit ce qui presse.
ask | Faut-il aussi un avocat ? | Le notaire conseille les deux parties à égalité. En cas de litige, un avocat défend la vôtre.
`,
  italian: `
headlines | Notaio a {place} | Prima capire, poi firmare | L’atto letto ad alta voce | Le domande prima della penna | Atti che valgono domani
introduction | {name}, notaio a {place}: {services}. Di’ di che si tratta e chi firma, arriva l’elenco dei documenti.
introduction | Finché non si firma, tutto si può cambiare. Da {name}, a {place}, si legge e si spiega in quel momento.
introduction | Il notaio non sta da una parte. {name}, a {place}, risponde a entrambe, anche prima del giorno dell’atto.
service | Compravendite e mutui | Ipoteche, provenienza e planimetrie controllate prima del rogito. | compravendit*, mutuo, mutui, rogit*, casa, immobil*
service | Successioni | Eredi, dichiarazione e volture, un passo alla volta. | succession*, eredit*, ered*, voltur*
service | Testamenti | Si parla da soli, si scrive chiaro, e si può cambiare quando si vuole. | testament*, volonta
service | Donazioni e patti di famiglia | Che cosa comporta dopo, detto prima. | donazion*, famigl*, patt*, fondo
service | Procure | Per un affare o per molti, con le parole che ne segnano il limite. | procur*, deleg*
service | Società | Costituire, modificare, cedere quote: carte nell’ordine che vuole il Registro. | societ*, impres*, statut*, quot*, azienda*
service | Autentiche e copie | Firme, copie e date che nessuno discute. | autentic*, copi*, firm*, apostill*
line | Non firmare nulla prima: l’appuntamento serve a questo. | Chi firma porta un documento valido e il codice fiscale.
quote | La penna viene per ultima. | Chiedere prima dell’atto non costa nulla. | Un sigillo è una promessa a chi non ti conosce.
title | Che cosa si firma qui | Casa, famiglia, impresa | Prima, durante e dopo l’atto
contact | Chiedi un appuntamento | Domanda su un documento
action | Chiedere un appuntamento | Sapere che cosa portare
ask | Che cosa devo portare? | Documento d’identità valido, codice fiscale e le carte della pratica. Di’ di che si tratta e ricevi l’elenco esatto.
ask | Quanto costa un atto? | Imposte e onorario stanno in un preventivo scritto, distinti l’uno dalle altre, prima dell’atto.
ask | Chi sceglie il notaio? | Di solito chi paga, quindi chi compra. Le parti possono accordarsi altrimenti.
ask | Quando conviene venire? | Prima di firmare la proposta o il preliminare. Dopo, molte cose sono già decise.
ask | Serve anche un avvocato? | Il notaio è imparziale e spiega a tutti. Se c’è una lite, un avvocato tutela la tua parte.
`,
  german: `
headlines | Notariat in {place} | Erst verstehen, dann unterschreiben | Vorgelesen, bevor es gilt | Fragen kommen vor dem Stift | Urkunden, die halten
introduction | {name}, Notariat in {place}: {services}. Schreiben Sie, worum es geht und wer unterschreibt, dann kommt die Liste der Unterlagen.
introduction | Solange nichts unterschrieben ist, lässt sich alles ändern. Bei {name} in {place} wird genau dann vorgelesen und erklärt.
introduction | Ein Notar steht auf keiner Seite. {name} in {place} antwortet beiden, auch lange vor dem Termin.
service | Grundstück und Wohnung | Grundbuch geprüft, Entwurf vorab geschickt, Zahlung erst, wenn die Eintragung gesichert ist. | grundstuck*, immobilie*, wohnung*, hauskauf*, kaufvertrag*, grundschuld*
service | Testament und Erbvertrag | Was ohne Testament gilt, und was man dafür schreiben muss, wenn es anders sein soll. | testament*, erbvertrag*, erb, erbe*, nachlass*, erbschein*
service | Vorsorgevollmacht | Wer für Sie handelt, wenn Sie es nicht können, und wie weit. | vollmacht*, vorsorge*, patientenverfugung*
service | Ehevertrag und Scheidungsfolgen | Besser vor dem Fest besprochen als danach. | ehevertrag*, scheidung*, ehe, trennung*
service | Übertragung und Schenkung | Das Haus an die Kinder, mit Wohnrecht und dem, was zurückfallen soll. | ubertrag*, schenkung*, uberlass*, wohnrecht*
service | Firmen und Vereine | Gründung, Register, Anteile, in der Reihenfolge, die das Gericht will. | gmbh, grundung*, handelsregister*, verein*, gesellschaft*
service | Beglaubigungen | Unterschriften und Abschriften. Bringen Sie das Original und den Ausweis. | beglaubig*, abschrift*, unterschrift*, apostille*
line | Bitte nichts vorab unterschreiben, dafür ist der Termin da. | Jeder bringt einen gültigen Ausweis oder Reisepass mit.
quote | Der Stift kommt zuletzt. | Eine Frage vor der Urkunde kostet nichts. | Ein Siegel ist ein Versprechen an Fremde.
title | Was hier beurkundet wird | Haus, Familie, Firma | Vor, bei und nach der Unterschrift
contact | Termin im Notariat | Frage zur Urkunde
action | Beurkundung anfragen | Unterlagen erfragen
ask | Was muss ich mitbringen? | Einen gültigen Ausweis. Welche Papiere sonst nötig sind, steht in der Antwort auf Ihre Anfrage.
ask | Was kostet eine Beurkundung? | Die Gebühren richten sich nach dem Gesetz und meist nach dem Wert der Sache. Fragen Sie vorher, dann wird es Ihnen ausgerechnet.
ask | Wann bekomme ich den Entwurf? | So früh, dass Sie ihn in Ruhe lesen können. Was Sie dabei nicht verstehen, schreiben Sie an den Rand und bringen es mit.
ask | Muss alles vorgelesen werden? | Ja, bei jeder Beurkundung. Unterbrechen Sie, so oft Sie etwas nicht verstehen.
ask | Brauche ich auch einen Anwalt? | Ein Notar berät beide Seiten unparteiisch. Wer streitet, sollte zusätzlich einen Anwalt haben.
`,
  japanese: `
headlines | {place}の公証役場 | 納得してから、署名を | 読み合わせてから証書へ | 印の前に、ご質問を | 後の日に残る書面
introduction | {name}は{place}の公証役場です。{services}を扱います。ご用件と、署名される方をお知らせください。
introduction | 署名の前なら、内容は変えられます。{name}では、そのときに読み、ご説明します。
introduction | 公証人は、どちらの側でもありません。{name}は、双方のご質問に前もってお答えします。
service | 遺言 | 思いを伺い、文案を確かめてから証書にします。 | 遺言, 公正証書遺言
service | 任意後見契約 | 判断が難しくなる前に、誰に何を頼むかを決めます。 | 任意後見, 後見
service | 離婚給付契約 | 養育費や財産分与を、守られる形で残します。 | 離婚, 養育費, 財産分与
service | 金銭の貸し借り・賃貸借 | 返す日と、返らないときのことまで書きます。 | 金銭, 借用, 賃貸借, 貸し借り, 債務
service | 定款の認証 | 会社を作る方へ。案の段階でお送りください。 | 定款, 会社設立, 法人
service | 私署証書の認証 | 署名が本人のものであることを確かめます。外国へ出す書類も。 | 認証, 外国, 委任状, 宣誓, アポスティーユ
service | 確定日付 | その日にその書面があったことを示します。 | 確定日付
line | 認証を受ける書類には、先に署名なさらないでください。 | ご本人を確かめる書類をお持ちください。
quote | 筆をとるのは、最後です。 | 署名の前の質問に、遠慮は要りません。 | 印は、見知らぬ人への約束です。
title | 証書と認証 | 家族、財産、会社の書面 | 署名の前から後まで
contact | 来所の日を相談する | 書面について尋ねる
action | 来所の日を相談する | 必要書類を尋ねる
ask | 役場には何を持っていけばよいですか。 | 本人確認の書類と、ご用件ごとの資料です。内容をお知らせいただければ、一覧をお伝えします。
ask | 証書の費用はいくらですか。 | 手数料は法令で決まっています。内容を伺い、作成の前にお知らせします。
ask | 相談にも費用がかかりますか。 | 公証の内容についての相談に手数料はかかりません。お電話でご用件をお聞かせください。
ask | 役場に行けないときは。 | ご病気などの場合は、公証人が伺えることがあります。ご事情をお知らせください。
ask | 当日にできますか。 | 認証や確定日付は当日のことが多く、遺言や契約は文案の確認に日数をいただきます。
`,
  Korean: `
headlines | {place} 공증사무소 | 이해한 다음에 서명합니다 | 읽고 확인한 뒤 증서로 | 도장보다 질문이 먼저 | 훗날에도 남는 문서
introduction | {name}입니다. {place}에서 {services} 등을 맡습니다. 어떤 문서인지, 누가 서명하는지 알려 주세요.
introduction | 서명 전에는 무엇이든 고칠 수 있습니다. {place}의 {name}에서는 바로 그때 읽고 설명합니다.
introduction | 공증인은 어느 한쪽 편이 아닙니다. {name}에서는 양쪽의 물음에 미리 답합니다.
service | 유언 공증 | 뜻을 듣고 문안을 확인한 뒤 증서로 남깁니다. 증인이 필요하니 미리 상의해 주세요. | 유언, 상속
service | 금전 거래 공증 | 갚을 날과 갚지 못했을 때까지 적습니다. | 금전, 차용증, 대여금, 채무, 어음
service | 사서증서 인증 | 서명과 날인이 본인의 것임을 확인합니다. | 인증, 사서증서, 합의서, 각서
service | 번역 공증 | 외국에 낼 문서는 아포스티유가 필요한지 먼저 확인하세요. | 번역, 아포스티유, 외국, 해외
service | 위임장 | 누구에게 무엇을 어디까지 맡기는지 분명히 합니다. | 위임장, 위임, 대리
service | 법인 의사록과 정관 | 등기소가 바라는 순서로 갖춥니다. | 법인, 의사록, 정관, 주주총회, 설립
service | 확정일자 | 그날 그 문서가 있었음을 남깁니다. | 확정일자
line | 인증받을 문서에는 미리 서명하지 마세요. | 서명하는 분마다 신분증을 가져오세요.
quote | 펜은 맨 나중입니다. | 서명 전 질문은 많을수록 좋습니다. | 인장은 모르는 이에게 하는 약속입니다.
title | 공증과 인증 | 가족, 돈, 회사의 문서 | 서명 전부터 후까지
contact | 방문 날짜 정하기 | 문서 물어보기
action | 방문 날짜 정하기 | 필요 서류 물어보기
ask | 무엇을 가져가야 하나요? | 신분증과 도장, 문서에 따른 자료입니다. 내용을 말씀하시면 목록을 드립니다.
ask | 공증 비용은 얼마인가요? | 수수료는 법령에 정해져 있습니다. 내용을 듣고 미리 알려 드립니다.
ask | 대신 가도 되나요? | 위임장과 인감증명서 등이 있으면 되는 일이 있고, 유언처럼 본인이 와야 하는 일이 있습니다.
ask | 당일에 되나요? | 인증과 확정일자는 당일에 되는 때가 많고, 증서는 문안 확인에 시간이 듭니다.
ask | 변호사도 필요한가요? | 공증인은 양쪽에 공정합니다. 다툼이 있다면 변호사에게도 물어보세요.
`,
}
