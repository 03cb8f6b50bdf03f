import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Traducción en {place} | Lo mismo, dicho de otra manera | Palabra por palabra no basta | Tu texto, como en casa | Leído dos veces antes de salir
introduction | {name} traduce en {place}: {services}. Prepara el texto o una foto, el idioma que necesitas y la fecha.
introduction | Un contrato, una partida y una carta de restaurante piden tres oficios. {name}, en {place}, pregunta antes quién lo va a leer.
introduction | Lo que suena a traducido no está acabado. {name}, en {place}, relee cada texto sin mirar el original.
service | Contratos y documentos | Cláusula por cláusula, con nota donde el otro derecho no tiene esa palabra. | contrat*, document*, juridic*, legal*, poder, poderes
service | Webs y folletos | Escritos para que nadie note que antes hablaban otra lengua. | web, webs, follet*, catalogo*, publicidad, localiza*
service | Manuales técnicos | Una palabra para cada pieza, de la primera página a la última. | manual*, tecnic*, instruccion*, patente*
service | Títulos y expedientes | Notas y grados explicados, no adivinados. | titulo*, expediente*, curriculum, certificad*, academic*
service | Revisión | Lo escribiste tú en la otra lengua; sale como si siempre la hubieras hablado. | revis*, correccion*, correg*
service | Libros, artículos y subtítulos | Primero una página de prueba, para ver si las voces casan. | libro*, articulo*, subtitul*, literari*
line | Páginas, palabras o minutos: manda la cosa misma y tendrás precio y fecha. | Di quién lo va a leer; un juez y un cliente quieren palabras distintas.
quote | Una palabra trae a sus vecinas. | Antes de traducir, preguntar quién lee. | La buena traducción no tiene acento.
title | De la partida a la novela | Textos y lectores | Escrito en una, leído en otra
contact | Manda tu texto | ¿Qué idiomas son?
action | Mandar un texto | Pedir precio de traducción
ask | ¿Cuánto cuesta una traducción? | Depende de la extensión, el tema, los idiomas y la fecha. Con el texto delante se da una sola cifra antes de empezar.
ask | ¿Cuánto tarda una traducción? | Una partida, pocos días; los textos largos, más, porque descansan antes de la última lectura.
ask | ¿Vale una foto del documento? | Para el precio, sí, si se leen sellos y márgenes. El original se enseña solo si la oficina lo exige.
ask | ¿Y por qué no una máquina? | Para saber de qué va, úsala. De lo que firmas, publicas o entregas, alguien debe responder.
ask | ¿Es confidencial? | Sí. Di cuándo hay que borrarlo y pide el compromiso por escrito si tu empresa lo necesita.
`,
  french: `
headlines | Traduction à {place} | Le même sens, d’autres mots | Mot à mot ne suffit pas | Votre texte, chez lui ailleurs | Relu deux fois avant l’envoi
introduction | {name} traduit à {place} : {services}. Préparez le texte ou sa photo, la langue voulue et la date.
introduction | Un contrat, un acte de naissance et une carte de restaurant sont trois métiers. {name}, à {place}, demande d’abord qui lira.
introduction | Ce qui sent la traduction n’est pas fini. {name}, à {place}, relit chaque texte sans regarder l’original.
service | Contrats et documents | Clause après clause, avec une note là où l’autre droit n’a pas ce mot. | contrat*, document*, juridique*, acte*
service | Sites et brochures | Écrits pour que nul ne devine leur première langue. | site*, brochure*, catalogue*, marketing, publicit*
service | Notices techniques | Un mot par pièce, de la première page à la dernière. | notice*, technique*, manuel*, brevet*, mode d’emploi
service | Diplômes et dossiers | Notes et grades expliqués plutôt que devinés. | diplome*, dossier*, cv, releve*, academique*
service | Relecture | Vous l’avez écrit dans l’autre langue ; il se lit comme si vous l’aviez toujours parlée. | relecture*, correct*, revision*
service | Livres, articles, sous-titres | Une page d’essai d’abord, pour voir si les voix s’accordent. | livre*, article*, sous-titr*, litteraire*
line | Pages, mots ou minutes : envoyez l’objet lui-même, le prix et la date suivent. | Dites qui lira ; un juge et un client n’attendent pas les mêmes mots.
quote | Un mot vient avec ses voisins. | D’abord savoir qui lit, puis traduire. | Une bonne traduction n’a pas d’accent.
title | De l’acte au roman | Des textes et leurs lecteurs | Écrit dans l’une, lu dans l’autre
contact | Envoyer le texte | Quelles langues ?
action | Envoyer un texte | Demander un prix
ask | Combien coûte une traduction ? | Cela dépend de la longueur, du sujet, des langues et de la date. Avec le texte, vous recevez un seul chiffre avant de commencer.
ask | Quand aurai-je ma traduction ? | Quelques jours pour un acte, davantage pour un long texte, qui repose avant la dernière lecture.
ask | Une photo suffit-elle ? | Pour le prix, oui, si tampons et marges se lisent. L’original n’est montré que si l’administration l’exige.
ask | Pourquoi pas une machine ? | Pour savoir de quoi il s’agit, volontiers. De ce que vous signez, publiez ou déposez, quelqu’un doit répondre.
ask | Est-ce confidentiel ? | Oui. Dites quand il faut effacer, et demandez un engagement écrit si votre entreprise le veut.
`,
  italian: `
headlines | Traduzioni a {place} | Lo stesso senso, altre parole | Parola per parola non basta | Il tuo testo, di casa altrove | Riletto due volte prima di partire
introduction | {name} traduce a {place}: {services}. Prepara il testo o una foto, la lingua che serve e la data.
introduction | Un contratto, un atto di nascita e un menù sono tre mestieri. {name}, a {place}, chiede prima chi leggerà.
introduction | Quel che sa di traduzione non è finito. {name}, a {place}, rilegge ogni testo senza guardare l’originale.
service | Contratti e documenti | Clausola per clausola, con una nota dove l’altro diritto non ha quella parola. | contratt*, document*, legal*, giuridic*, att*
service | Siti e opuscoli | Scritti in modo che nessuno indovini la prima lingua. | sito, siti, opuscol*, catalog*, marketing, pubblicit*
service | Manuali tecnici | Una parola per ogni pezzo, dalla prima pagina all’ultima. | manual*, tecnic*, istruzion*, brevett*
service | Titoli di studio e domande | Voti e gradi spiegati, non indovinati. | titol*, diplom*, laure*, curriculum, certificat*
service | Revisione | L’hai scritto tu nell’altra lingua; si legge come se la parlassi da sempre. | revision*, correzion*, rilett*
service | Libri, articoli, sottotitoli | Prima una pagina di prova, per sentire se le voci si accordano. | libr*, articol*, sottotitol*, letterar*
line | Pagine, parole o minuti: manda la cosa stessa, arrivano prezzo e data. | Di’ chi leggerà; un giudice e un cliente vogliono parole diverse.
quote | Una parola porta con sé le vicine. | Prima chiedere chi legge, poi tradurre. | Una buona traduzione non ha accento.
title | Dall’atto al romanzo | Testi e lettori | Scritto in una, letto in un’altra
contact | Manda il testo | Quali lingue?
action | Mandare un testo | Chiedere un prezzo
ask | Quanto costa una traduzione? | Dipende da lunghezza, argomento, lingue e data. Con il testo in mano arriva una cifra sola prima di cominciare.
ask | Quanto ci vuole per una traduzione? | Pochi giorni per un atto, di più per un testo lungo, che riposa prima dell’ultima lettura.
ask | Basta una foto del documento? | Per il prezzo sì, se timbri e margini si leggono. L’originale si mostra solo se lo chiede l’ufficio.
ask | Perché non una macchina? | Per capire di che si tratta, usala. Di ciò che firmi, pubblichi o consegni qualcuno deve rispondere.
ask | Resta riservato? | Sì. Di’ quando va cancellato e chiedi l’impegno scritto se serve all’azienda.
`,
  german: `
headlines | Übersetzungen in {place} | Dasselbe gemeint, anders gesagt | Wort für Wort genügt nicht | Ihr Text, anderswo zu Hause | Zweimal gelesen, dann verschickt
introduction | {name} übersetzt in {place}: {services}. Halten Sie den Text oder ein Foto davon, die Zielsprache und den Termin bereit.
introduction | Vertrag, Geburtsurkunde und Speisekarte sind drei verschiedene Berufe. {name} in {place} fragt zuerst, wer es lesen wird.
introduction | Was übersetzt klingt, ist noch nicht fertig. {name} in {place} liest jeden Text noch einmal ohne das Original.
service | Verträge und Schriftstücke | Klausel für Klausel, mit Anmerkung, wo das andere Recht kein solches Wort kennt. | vertrag*, vertrage*, juristisch*, dokument*, recht*
service | Websites und Broschüren | So geschrieben, dass niemand die erste Sprache errät. | website*, broschure*, katalog*, werbe*, marketing*, lokalisier*
service | Anleitungen und Technik | Ein Wort für ein Teil, von der ersten Seite bis zur letzten. | anleitung*, technik*, technisch*, handbuch*, patent*
service | Zeugnisse und Bewerbungen | Noten und Abschlüsse erklärt, nicht geraten. | zeugnis*, bewerb*, lebenslauf*, diplom*, abschluss*
service | Lektorat | Sie haben selbst in der anderen Sprache geschrieben. Danach liest es sich, als täten Sie das immer. | lektor*, korrektur*, korrekturles*
service | Bücher, Artikel, Untertitel | Zuerst eine Probeseite, ob die Stimmen zueinander passen. | buch*, bucher*, artikel*, untertitel*, literari*
line | Seiten, Wörter oder Minuten: Schicken Sie die Sache selbst, dann kommen Preis und Termin. | Sagen Sie, wer es liest. Ein Richter und eine Kundin erwarten andere Wörter.
quote | Ein Wort bringt seine Nachbarn mit. | Erst fragen, wer liest, dann übersetzen. | Gute Übersetzungen haben keinen Akzent.
title | Von der Urkunde bis zum Roman | Texte und ihre Leser | In einer geschrieben, in der anderen gelesen
contact | Text schicken | Welche Sprachen?
action | Text schicken | Preis erfragen
ask | Was kostet eine Übersetzung? | Das hängt von Länge, Fach, Sprachen und Termin ab. Mit dem Text vor Augen nennen wir eine Summe, bevor begonnen wird.
ask | Wie lange dauert eine Übersetzung? | Urkunden oft wenige Tage, lange Texte länger, denn sie ruhen vor der letzten Lesung.
ask | Reicht ein Foto der Urkunde? | Für den Preis ja, wenn Stempel und Ränder lesbar sind. Ob das Original nötig ist, entscheidet die Behörde.
ask | Warum keine Maschine? | Um ungefähr zu wissen, was dasteht: gern. Für das, was Sie unterschreiben oder einreichen, sollte jemand geradestehen.
ask | Bleibt alles vertraulich? | Ja. Sagen Sie, wann gelöscht werden soll, und verlangen Sie eine schriftliche Zusage, wenn Ihre Firma eine braucht.
`,
  japanese: `
headlines | {place}の翻訳 | 同じ意味を、別の言葉で | 逐語訳では届かない | 読む人のための翻訳 | 送る前に、二度読みます
introduction | {name}は{place}で、{services}を翻訳しています。原文か写真、必要な言語、期日をご用意ください。
introduction | 契約書、出生証明、お品書き。それぞれ別の仕事です。{name}は、まず誰が読むのかを伺います。
introduction | 訳したとわかる文は、まだ途中です。{name}は、原文を伏せてもう一度読み直します。
service | 契約書・書類 | 条項ごとに訳し、相手の法律にない言葉には注を付けます。 | 契約, 書類, 法律, 法務
service | ウェブサイト・冊子 | もとの言語を感じさせない文に書き起こします。 | ウェブ, サイト, パンフレット, カタログ, 広告
service | 取扱説明書・技術文書 | 一つの部品に一つの言葉を、最初から最後まで。 | 説明書, マニュアル, 技術, 特許
service | 証明書・戸籍 | 提出先の求める形に整えます。形式は先にお確かめください。 | 証明書, 戸籍, 卒業証明, 出生, ビザ
service | 校正・ネイティブチェック | ご自分で書かれた外国語の文を、自然に読める文へ。 | 校正, ネイティブチェック, 添削
service | 書籍・論文・字幕 | まず一ページ。声が合うかを確かめてから。 | 書籍, 論文, 字幕, 文芸
line | 枚数でも語数でもなく、そのままお送りください。金額と期日をお返しします。 | 読む人を教えてください。裁判官とお客様では、選ぶ言葉が違います。
quote | 一つの言葉は、隣の言葉を連れてきます。 | 誰が読むかを聞いてから、訳します。 | よい翻訳には、なまりがありません。
title | 証明書から小説まで | 文章と、その読み手 | 訳すもの
contact | 原文を送る | どの言語ですか
action | 原文を送る | 見積もりを頼む
ask | 翻訳料はどう決まりますか。 | 分量、分野、言語、期日によります。原文を拝見し、始める前に金額をひとつお伝えします。
ask | 翻訳の日数はどのくらいですか。 | 証明書は数日のことが多く、長い文は最後の読み直しまで少し寝かせます。
ask | 写真でもよいですか。 | 見積もりには足ります。印や余白まで写してください。原本が要るかどうかは提出先によります。
ask | 機械翻訳ではいけませんか。 | おおよその意味を知るには便利です。署名や提出に使う文には、責任を持つ人が要ります。
ask | 秘密は守られますか。 | 守ります。削除の時期をお知らせください。会社で必要なら、書面をお求めください。
`,
  Korean: `
headlines | {place} 번역 | 같은 뜻, 다른 말 | 단어만 옮겨서는 모자랍니다 | 읽는 사람을 위한 번역 | 보내기 전에 두 번 읽습니다
introduction | {name}입니다. {place}에서 {services} 등을 옮깁니다. 원문이나 사진, 필요한 언어와 날짜를 준비해 주세요.
introduction | 계약서와 출생증명서와 메뉴판은 저마다 다른 일입니다. {place}의 {name}에서는 누가 읽는지부터 묻습니다.
introduction | 번역한 티가 나면 아직 끝난 것이 아닙니다. {name}에서는 원문을 덮고 한 번 더 읽습니다.
service | 계약서와 서류 | 조항마다 옮기고, 상대 나라 법에 없는 말에는 주를 답니다. | 계약서, 서류, 법률, 정관
service | 웹사이트와 홍보물 | 처음부터 그 말로 쓴 글처럼 옮깁니다. | 웹사이트, 홈페이지, 브로슈어, 홍보, 카탈로그
service | 설명서와 기술 문서 | 부품 하나에 말 하나, 첫 장부터 끝 장까지. | 설명서, 매뉴얼, 기술, 특허
service | 증명서 | 낼 곳이 바라는 꼴로 맞춥니다. 양식을 먼저 확인해 주세요. | 증명서, 졸업, 가족관계, 비자, 성적
service | 감수와 교정 | 직접 쓰신 외국어 글을 원래 쓰던 말처럼 다듬습니다. | 감수, 교정, 첨삭
service | 책, 논문, 자막 | 먼저 한 쪽. 목소리가 맞는지 보고 시작합니다. | 책, 논문, 자막, 출판, 문학
line | 쪽수를 세지 말고 그대로 보내 주세요. 금액과 날짜로 답합니다. | 누가 읽는지 알려 주세요. 판사와 손님은 다른 말을 기대합니다.
quote | 낱말은 이웃 낱말을 데려옵니다. | 누가 읽는지 묻고, 그다음 옮깁니다. | 좋은 번역에는 사투리가 없습니다.
title | 증명서에서 소설까지 | 글과 읽는 사람 | 옮기는 글
contact | 원문 보내기 | 어떤 언어인가요?
action | 원문 보내기 | 견적 받기
ask | 번역 비용은 얼마인가요? | 분량과 분야, 언어, 날짜에 따라 다릅니다. 원문을 보고 시작 전에 금액 하나로 말씀드립니다.
ask | 번역은 얼마나 걸리나요? | 증명서는 며칠, 긴 글은 마지막 읽기 전에 하루쯤 묵혀 더 걸립니다.
ask | 사진으로도 되나요? | 견적에는 충분합니다. 도장과 여백까지 보이게 찍어 주세요. 원본이 필요한지는 낼 곳에 달렸습니다.
ask | 기계 번역은 안 되나요? | 대강의 뜻을 알기에는 좋습니다. 서명하거나 제출할 글은 누군가 책임져야 합니다.
ask | 비밀이 지켜지나요? | 지킵니다. 지울 때를 말씀해 주시고, 회사에 필요하면 서약서를 요청하세요.
`,
}
