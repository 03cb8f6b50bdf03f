import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Arquitecto en {place} | Por dónde entra la mañana | Dibujado antes que construido | Primero el sitio, luego la línea | Casas para este clima
introduction | {name} proyecta en {place}: {services}. Manda la dirección, qué falla hoy y cuánto se puede gastar.
introduction | Un buen plano a veces hace la casa más pequeña. {name}, en {place}, pregunta cómo vives antes de dibujar un muro.
introduction | Entre el croquis en una servilleta y la llave hay licencias, ofertas y obra. {name}, en {place}, dibuja el camino.
service | Estudio previo | Qué permite la norma, qué aguanta la casa y si la idea merece un proyecto. | estudio*, viabilidad*, solar, solares, asesor*
service | Vivienda nueva | El sol, la pendiente y los vecinos antes que el estilo. | vivienda*, casa, casas, nueva, unifamiliar*, obra nueva
service | Reformas y ampliaciones | Más sitio sin dejar un centro oscuro; lo viejo también mejora. | reforma*, ampliacion*, ampliar, rehabilita*
service | Edificios antiguos | Medidos como están, con sus muros torcidos, y conservado lo que sirve. | antigu*, patrimonio, restaura*, rehabilitacion*
service | Licencias y trámites | Planos como los pide el ayuntamiento, y respuesta a sus requerimientos. | licencia*, tramite*, permiso*, legaliza*, cedula*
service | Certificados e informes | Visita, medición y un documento que se entiende. | certificad*, informe*, ite, energetic*, peritaje*
service | Dirección de obra | Visitas regulares, actas escritas y un no cuando toca. | direccion*, obra, obras, seguimiento
line | Se puede encargar una fase y decidir la siguiente cuando esté hecha. | Planos viejos, catastro, fotos de los rincones oscuros: todo ayuda.
quote | Mover un muro en papel cuesta una raya. | La luz es el material más barato. | La mejor habitación suele ser una menos.
title | Del solar a la llave | Fases de un edificio | Dibujar, tramitar, construir
contact | Cuenta tu proyecto | Pide una visita previa
action | Contar mi proyecto | Pedir visita previa
ask | ¿Cuándo conviene llamar? | Antes de comprar, si se puede. Una hora en el sitio dice qué se puede hacer y qué pedirá la casa.
ask | ¿Cómo se calculan los honorarios? | Por fases, por horas o según la obra, y por escrito antes de dibujar. Se puede parar tras cada fase.
ask | ¿Cuánto tarda todo? | El proyecto son semanas, la licencia lleva su ritmo y la obra es lo más largo. Tras la primera visita hay un calendario con lo incierto señalado.
ask | ¿Y si las ofertas salen caras? | Se recorta donde menos duele, antes de firmar. Por eso se estima el coste en cada fase.
ask | ¿Sirve para algo pequeño? | A veces basta una visita y un plano: la ventana en su sitio, el tabique que puede irse.
`,
  french: `
headlines | Architecte à {place} | Par où entre le matin | Dessiné avant d’être bâti | Le terrain d’abord, puis la ligne | Des maisons pour ce climat
introduction | {name} conçoit des bâtiments à {place} : {services}. Envoyez l’adresse, ce qui gêne aujourd’hui et le budget envisagé.
introduction | Un bon plan rend parfois la maison plus petite. {name}, à {place}, demande comment vous vivez avant de tracer un mur.
introduction | Entre le croquis et la clé, il y a un permis, des devis et un chantier. {name}, à {place}, en dessine le chemin.
service | Étude de faisabilité | Ce que la règle permet, ce que la maison supporte, et si l’idée mérite un projet. | faisabilite*, etude*, terrain*, conseil*
service | Maison neuve | Le soleil, la pente et les voisins avant le style. | neuf, neuve*, maison*, construction*, villa*
service | Extension et surélévation | Plus de place sans centre obscur ; l’ancien y gagne aussi. | extension*, surelev*, agrandi*, combles
service | Bâtiments anciens | Relevés tels qu’ils sont, murs de travers compris ; on garde ce qui peut servir. | ancien*, renov*, rehabilit*, patrimoine, restaur*
service | Permis de construire | Les pièces comme la mairie les attend, et des réponses à ses questions. | permis, declaration*, mairie, urbanisme
service | Consultation des entreprises | La même liste pour toutes, afin que les devis se comparent ligne à ligne. | entreprise*, devis, appel*, consultation*
service | Suivi de chantier | Des visites régulières, des comptes rendus écrits, et un non quand il le faut. | chantier*, suivi, travaux, maitrise*
line | Une phase peut être commandée seule ; la suivante se décide après. | Vieux plans, cadastre, photos des coins sombres : tout sert.
quote | Un mur déplacé sur papier coûte un trait. | La lumière est le matériau le moins cher. | La meilleure pièce est souvent une de moins.
title | Du terrain à la clé | Les étapes d’un bâtiment | Dessiner, autoriser, bâtir
contact | Parler du terrain | Demander une première visite
action | Parler de mon projet | Prévoir une visite
ask | Quand appeler un architecte ? | Avant d’acheter, si possible. Une heure sur place montre ce qui est permis et ce que la maison demandera.
ask | Comment se calculent les honoraires ? | Par phase, à l’heure ou selon les travaux, et par écrit avant le premier trait. On peut s’arrêter après chaque phase.
ask | Combien de temps jusqu’à la clé ? | Des semaines de conception, le délai de la mairie, puis le chantier, le plus long. Après la première visite, un calendrier marque ce qui reste incertain.
ask | Et si les devis sont trop hauts ? | On retire là où cela coûte le moins à l’usage, avant de signer. Le coût est estimé à chaque phase.
ask | Est-ce utile pour un petit projet ? | Parfois une visite et un dessin suffisent : une fenêtre au bon endroit, une cloison en moins.
`,
  italian: `
headlines | Architetto a {place} | Da dove entra il mattino | Disegnata prima che costruita | Prima il luogo, poi la linea | Case per questo clima
introduction | {name} progetta a {place}: {services}. Manda l’indirizzo, che cosa non va oggi e quanto si può spendere.
introduction | Una buona pianta a volte rende la casa più piccola. {name}, a {place}, chiede come vivi prima di tracciare un muro.
introduction | Fra lo schizzo e le chiavi ci sono pratiche, offerte e cantiere. {name}, a {place}, disegna la strada.
service | Studio di fattibilità | Che cosa permette la norma, che cosa regge la casa, e se l’idea merita un progetto. | fattibilit*, studio, terren*, consulenz*
service | Case nuove | Il sole, il pendio e i vicini prima dello stile. | nuov*, casa, case, villa, ville, residenzial*
service | Ristrutturazioni | Più spazio senza un centro buio, e muri spostati sulla carta prima che in casa. | ristruttur*, apparta*, bagn*, rinnov*
service | Ampliamenti e sopraelevazioni | Il nuovo serve anche al vecchio, altrimenti è il progetto sbagliato. | ampliament*, sopraelev*, mansard*, sottotett*
service | Edifici storici | Rilevati come sono, muri storti compresi; si tiene quel che può restare. | storic*, restaur*, antic*, vincol*, recuper*
service | Pratiche edilizie | Tavole come le vuole il Comune, e risposte a quel che rimanda indietro. | pratic*, permess*, scia, cila, catast*, sanatori*
service | Direzione lavori | Visite regolari, verbali scritti, e un no quando serve. | direzion*, cantier*, lavori, sicurezza
line | Si può affidare una fase e decidere la prossima a cose fatte. | Vecchie piante, catasto, foto degli angoli bui: serve tutto.
quote | Un muro spostato su carta costa una riga. | La luce è il materiale che costa meno. | La stanza migliore è spesso una in meno.
title | Dal terreno alle chiavi | Le fasi di un edificio | Disegnare, autorizzare, costruire
contact | Parla del progetto | Chiedi un sopralluogo
action | Parlare del progetto | Chiedere un sopralluogo
ask | Quando conviene chiamare? | Prima di comprare, se si può. Un’ora sul posto dice che cosa è permesso e che cosa chiederà la casa.
ask | Come si calcola l’onorario? | Per fasi, a ore o secondo l’opera, e per iscritto prima di disegnare. Ci si può fermare dopo ogni fase.
ask | Quanto ci vuole fino alle chiavi? | Settimane di progetto, i tempi del Comune, poi il cantiere, che è la parte più lunga. Dopo il sopralluogo c’è un calendario con gli incerti segnati.
ask | E se le offerte sono troppo alte? | Si toglie dove pesa meno, prima di firmare. Per questo il costo si stima a ogni fase.
ask | Serve anche per poco? | A volte bastano una visita e una tavola: la finestra al posto giusto, il tramezzo che può sparire.
`,
  german: `
headlines | Architekturbüro in {place} | Wo morgens das Licht einfällt | Erst gezeichnet, dann gebaut | Zuerst der Ort, dann die Linie | Häuser für dieses Wetter
introduction | {name} plant in {place}: {services}. Schicken Sie die Adresse, was heute stört und was es kosten darf.
introduction | Ein guter Grundriss macht ein Haus manchmal kleiner. {name} in {place} fragt, wie Sie leben, bevor eine Wand gezeichnet wird.
introduction | Zwischen Skizze und Schlüssel liegen Bauantrag, Ausschreibung und Baustelle. {name} in {place} zeichnet den Weg hindurch.
service | Grundstücks- und Hausprüfung | Was dort gebaut werden darf, was das Haus hergibt und ob die Idee einen Plan wert ist. | machbarkeit*, grundstuck*, prufung*, beratung*, hauskauf*
service | Neubau | Sonne, Hang und Nachbarn kommen vor dem Stil. | neubau*, einfamilienhaus*, wohnhaus*, haus, hauser
service | Anbau und Aufstockung | Mehr Raum ohne dunkle Mitte. Der alte Teil gewinnt mit, sonst ist es der falsche Plan. | anbau*, aufstock*, dachausbau*, erweiter*
service | Umbau im Bestand | Aufgemessen, wie es steht, mit allen schiefen Wänden. Was bleiben kann, wird zuerst geklärt. | umbau*, bestand*, sanier*, altbau*, denkmal*, modernis*
service | Bauantrag | Pläne, wie das Amt sie will, und Antworten auf seine Rückfragen. | bauantrag*, genehmig*, bauvoranfrage*, einreich*
service | Ausschreibung und Vergabe | Allen Firmen dieselbe Liste, damit sich Preise nebeneinanderlegen lassen. | ausschreib*, vergabe*, angebot*, kosten*
service | Bauleitung | Regelmäßig auf der Baustelle, mit Protokoll und einem Nein, wo eines nötig ist. | bauleit*, bauuberwach*, baustelle*, bauaufsicht*
line | Sie können eine Phase beauftragen und danach über die nächste entscheiden. | Alte Pläne, Lageplan, Fotos der dunklen Ecken: Alles hilft.
quote | Eine Wand auf Papier versetzen kostet einen Strich. | Licht ist der billigste Baustoff. | Der beste Raum ist oft einer weniger.
title | Vom Grundstück zum Schlüssel | Phasen eines Hauses | Zeichnen, beantragen, bauen
contact | Vom Bauvorhaben erzählen | Ortstermin anfragen
action | Bauvorhaben schildern | Ortstermin anfragen
ask | Wann sollte man ein Architekturbüro fragen? | Möglichst vor dem Kauf. Eine Stunde vor Ort zeigt, was erlaubt ist und was das Haus verlangen wird.
ask | Wie berechnet sich das Honorar? | Nach Phasen, nach Stunden oder nach den Baukosten, schriftlich vor dem ersten Strich. Nach jeder Phase können Sie aufhören.
ask | Wie lange dauert alles? | Der Entwurf Wochen, das Amt hat sein eigenes Tempo, das Bauen dauert am längsten. Nach dem Ortstermin gibt es einen Zeitplan, in dem das Ungewisse markiert ist.
ask | Was, wenn die Angebote zu hoch sind? | Dann wird gekürzt, wo es am wenigsten fehlt, und zwar vor der Unterschrift. Darum werden die Kosten in jeder Phase geschätzt.
ask | Lohnt sich das bei kleinen Vorhaben? | Manchmal reichen ein Termin und ein Blatt: das Fenster an der richtigen Stelle, die Wand, die weg darf.
`,
  japanese: `
headlines | {place}の設計事務所 | 朝の光が入る家 | 建てる前に、よく描く | まず土地を見て、それから線を | この土地の気候に合う家
introduction | {name}は{place}で、{services}の設計をしています。場所と、今お困りのこと、ご予算の目安をお知らせください。
introduction | よい間取りは、家を小さくすることがあります。{name}は、壁を描く前に暮らし方を伺います。
introduction | スケッチから鍵の引き渡しまでには、申請、見積もり、工事があります。{name}が、その道筋を図面にします。
service | 土地探しと建物の下見 | 何が建てられ、何ができないか。買う前にわかることをお伝えします。 | 土地, 下見, 相談, 敷地
service | 新築住宅 | 日当たり、高低差、隣の窓。形はそのあとに決まります。 | 新築, 住宅, 注文住宅, 戸建
service | リノベーション | 残せるところを先に調べ、暗い部屋に光を通します。 | リノベーション, リフォーム, 改修, 改築
service | 増築と二世帯 | 足した分、もとの家もよくなるように。 | 増築, 二世帯
service | 古民家と町家 | 傾きも含めて実測し、使える木を見極めます。 | 古民家, 町家, 再生
service | 確認申請 | 役所の求める図面を整え、質問に答えます。 | 確認申請, 申請, 許可
service | 工事監理 | 現場に通い、図面どおりかを確かめて記録に残します。 | 監理, 現場, 施工
line | 一つの段階だけ頼み、次はできてから決めることもできます。 | 古い図面、測量図、暗い場所の写真。あるものをお持ちください。
quote | 紙の上なら、壁は線一本で動きます。 | 光は、いちばん安い材料です。 | よい部屋は、ひとつ減らすと生まれます。
title | 土地から鍵まで | 家ができるまで | 描く、申請する、建てる
contact | 計画を相談する | 現地を見てもらう
action | 計画を相談する | 現地調査を頼む
ask | いつ相談すればよいですか。 | できれば土地や家を買う前に。現地を一時間見ると、できることがわかります。
ask | 設計料はどう決まりますか。 | 段階、時間、工事の規模のいずれかで決め、描く前に書面にします。段階ごとに終えることもできます。
ask | 完成までどのくらいかかりますか。 | 設計、申請、工事の順に進み、工事がいちばん長くかかります。下見のあと、未定の点を示した工程表をお渡しします。
ask | 見積もりが予算を超えたら。 | 契約の前に、暮らしに響かないところから減らします。そのため段階ごとに概算を出します。
ask | 小さな工事でも頼めますか。 | 訪問一回と図面一枚で足りることもあります。窓の位置や、外せる壁のご相談などです。
`,
  Korean: `
headlines | {place} 건축사사무소 | 아침 빛이 드는 집 | 짓기 전에 그려 봅니다 | 먼저 땅, 그다음 선 | 이 땅의 날씨에 맞는 집
introduction | {name}입니다. {place}에서 {services} 등을 설계합니다. 주소와 지금 불편한 점, 생각하시는 예산을 보내 주세요.
introduction | 좋은 평면은 집을 줄이기도 합니다. {place}의 {name}에서는 벽을 그리기 전에 어떻게 사시는지 묻습니다.
introduction | 스케치와 열쇠 사이에는 허가와 견적과 현장이 있습니다. {name}에서 그 길을 도면으로 그립니다.
service | 땅과 건물 검토 | 무엇을 지을 수 있고 건물이 무엇을 견디는지, 사기 전에 봅니다. | 검토, 토지, 대지, 상담, 규모
service | 단독주택 신축 | 해, 경사, 이웃 창문이 모양보다 먼저입니다. | 신축, 단독주택, 전원주택, 주택
service | 리모델링과 대수선 | 남길 것을 먼저 찾고 어두운 가운데에 빛을 들입니다. | 리모델링, 대수선, 개축
service | 증축과 용도 변경 | 더한 만큼 원래 집도 나아져야 합니다. | 증축, 용도 변경, 용도변경
service | 상가와 사무소 | 짧은 동선과 책상 위 햇빛. | 상가, 근생, 사무소, 사옥, 카페
service | 인허가 | 관청이 원하는 도면을 갖추고 보완 요구에 답합니다. | 인허가, 허가, 신고, 준공
service | 감리 | 현장에 가서 도면과 견주고 기록을 남깁니다. | 감리, 현장, 시공
line | 한 단계만 맡기고 다음은 그때 정하셔도 됩니다. | 옛 도면, 지적도, 어두운 구석 사진. 있는 대로 가져오세요.
quote | 종이 위의 벽은 선 하나로 옮깁니다. | 빛은 가장 값싼 재료입니다. | 좋은 방은 하나를 덜어 낼 때 생깁니다.
title | 땅에서 열쇠까지 | 집이 지어지는 순서 | 그리고, 허가받고, 짓기
contact | 계획 상담하기 | 현장 답사 요청
action | 계획 상담하기 | 현장 답사 요청하기
ask | 언제 상담하는 게 좋나요? | 되도록 사기 전에요. 현장에서 한 시간이면 무엇이 가능한지 보입니다.
ask | 설계비는 어떻게 정하나요? | 단계, 시간, 공사 규모 가운데 하나로 정하고 그리기 전에 문서로 남깁니다. 단계마다 멈출 수 있습니다.
ask | 다 지을 때까지 얼마나 걸리나요? | 설계와 허가를 거치고 공사가 가장 깁니다. 답사 뒤에 불확실한 곳을 표시한 일정표를 드립니다.
ask | 견적이 예산을 넘으면요? | 계약 전에 사는 데 덜 아쉬운 곳부터 줄입니다. 그래서 단계마다 공사비를 어림합니다.
ask | 작은 일도 맡길 수 있나요? | 방문 한 번과 도면 한 장으로 끝날 때도 있습니다. 창 하나의 자리, 없애도 되는 벽 같은 일입니다.
`,
}
