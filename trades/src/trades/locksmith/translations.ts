import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Cerrajero en {place} | La llave, dentro. Tú, fuera. | Puertas abiertas, cerraduras que cierran
introduction | {name} abre puertas y cambia cerraduras en {place}. Di si está de golpe o con la llave echada.
introduction | La llave se quedó en la mesa y la puerta se cerró. {name}, en {place}, la abre sin taladrar siempre que la cerradura lo permite.
service | Apertura de puertas | Si solo se cerró de golpe, suele abrirse sin una marca. El taladro es lo último y se pregunta antes. | apertura*, abrir*, abierta*
service | Cambio de cerraduras | Tras una mudanza, una pérdida o un inquilino que se fue. Las llaves viejas dejan de servir. | cerradura*, cambio*, cambiar*
service | Bombines | Se mide el canto de la puerta y se pone uno que no sobresalga. | bombin*, bombillo*, cilindro*
service | Llaves rotas | El trozo sale del cilindro, y de las dos mitades se hace una nueva. | llave rota*, rota*, partida*
service | Copias de llaves | Pisos, buzones y candados. Las de seguridad, con su tarjeta. | copia*, duplicado*, llaves
service | Tras un robo | Primero se cierra la puerta, luego se mira qué cedió. | robo*, forzada*
special | Persianas metálicas | Cierres de local que no suben o no echan. | persiana*, cierre*
line | ¿De golpe o con llave? De eso depende cómo se abre. | Ten a mano algo con tu nombre: hay que saber quién vive ahí.
quote | La mejor cerradura es la que se echa. | La llave bajo el felpudo es de todos.
title | Lo que se abre y se cierra | Puertas, llaves y cilindros | ¿Qué puerta es?
contact | ¿Qué puerta es? | Llamar al cerrajero
action | Abrir mi puerta | Pedir un cerrajero
ask | ¿Se va a estropear la puerta? | Si solo está de golpe, casi nunca. Si hay que taladrar, se pierde el cilindro, no la puerta.
ask | ¿Cuánto cuesta abrir? | Pregúntalo por teléfono: con la puerta, la hora y si está echada la llave, sabrás el precio con el viaje antes de que salga nadie.
ask | ¿Tengo que demostrar que vivo aquí? | Sí. Si el documento está dentro, lo enseñas con la puerta ya abierta.
ask | He perdido las llaves, ¿cambio todo? | Solo si alguien puede saber de qué puerta son.
ask | ¿Y mientras espero? | Prueba las otras puertas. Deja la radiografía: dobla el resbalón y alarga el trabajo.
`,
  french: `
headlines | Serrurier à {place} | La porte a claqué | La clé dedans, vous dehors
introduction | {name} ouvre les portes et change les serrures à {place}. Dites si la porte est claquée ou fermée à clé.
introduction | La clé est sur la table et vous sur le palier. {name}, à {place}, ouvre sans percer chaque fois que la serrure le permet.
service | Ouverture de porte | Une porte claquée s’ouvre le plus souvent sans trace. Percer vient en dernier, et avec votre accord. | ouverture*, ouvrir*, claque*
service | Changement de serrure | Après un emménagement, une perte ou un départ. Les anciennes clés ne servent plus. | serrure*, changement*, changer*
service | Cylindres | Mesurés sur la tranche, posés sans dépasser de la plaque. | cylindre*, barillet*
service | Clé cassée | Le morceau sort du cylindre, et les deux moitiés donnent une nouvelle clé. | cassee*, bloquee*
service | Doubles de clés | Appartement, cave, boîte aux lettres. Les clés protégées avec leur carte. | double*, reproduction*, cles
service | Après une effraction | La porte est refermée d’abord, puis on regarde ce qui a cédé. | effraction*, cambriolage*
special | Rideaux métalliques | Un rideau qui ne monte plus, une serrure de vitrine qui force. | rideau*, vitrine*
line | Claquée ou fermée à clé ? Tout en dépend. | Préparez un papier à votre nom : on demande qui habite derrière la porte.
quote | La meilleure serrure est celle qu’on ferme. | La clé sous le paillasson est à tout le monde.
title | Ce qui s’ouvre et se ferme | Portes, clés et cylindres | De quelle porte s’agit-il ?
contact | Quelle porte ? | Appeler le serrurier
action | Ouvrir ma porte | Demander un serrurier
ask | Ma porte sera-t-elle abîmée ? | Claquée, presque jamais. S’il faut percer, c’est le cylindre qui part, pas la porte.
ask | Combien coûte l’ouverture ? | Demandez au téléphone : avec la porte, l’heure et le type de fermeture, le prix est dit, déplacement compris, avant le départ.
ask | Dois-je prouver que j’habite ici ? | Oui. Si le papier est à l’intérieur, vous le montrez une fois la porte ouverte.
ask | J’ai perdu mes clés, faut-il tout changer ? | Seulement si quelqu’un peut savoir quelle porte elles ouvrent.
ask | Que faire en attendant ? | Essayez les autres portes. Laissez la radio : pliée dans l’entrebâillement, elle complique l’ouverture.
`,
  italian: `
headlines | Fabbro e serrature a {place} | La porta si è chiusa | Chiavi dentro, tu fuori
introduction | {name} apre porte e cambia serrature a {place}. Di’ se la porta è solo tirata o chiusa a chiave.
introduction | Le chiavi sono sul tavolo e tu sul pianerottolo. {name}, a {place}, apre senza trapano ogni volta che la serratura lo permette.
service | Apertura porte | Se è solo tirata, di solito si apre senza un segno. Il trapano è l’ultima cosa, e prima si chiede. | apertur*, aprire, apert*
service | Cambio serratura | Dopo un trasloco, uno smarrimento o un inquilino andato via. Le vecchie chiavi non servono più. | serratur*, cambio
service | Cilindri europei | Si misura il bordo della porta e se ne monta uno che non sporga. | cilindr*
special | Conversione doppia mappa | La porta blindata resta, cambia il cuore: dalla chiave lunga al cilindro. | doppia mappa, blindat*, conversion*
service | Chiave spezzata | Il moncone esce dal cilindro, e dalle due metà nasce una copia. | spezzat*, rott*
service | Copie di chiavi | Casa, cantina, cassetta della posta. Quelle protette con la loro scheda. | copi*, duplicat*
service | Dopo un furto | Prima si richiude la porta, poi si guarda che cosa ha ceduto. | furt*, scass*, effrazion*
line | Tirata o chiusa a chiave? Da questo dipende come si apre. | Tieni pronto un documento: si chiede chi abita dietro la porta.
quote | La serratura migliore è quella che giri davvero. | La chiave sotto lo zerbino è di tutti.
title | Che cosa si apre e si chiude | Porte, chiavi e cilindri | Quale porta è?
contact | Quale porta è? | Chiama il fabbro
action | Aprire la porta | Chiedere un fabbro
ask | La porta si rovina? | Se è solo tirata, quasi mai. Se serve il trapano, si perde il cilindro e non la porta.
ask | Quanto costa l’apertura? | Chiedi al telefono: con il tipo di porta, l’ora e la chiusura sai il prezzo, uscita compresa, prima della partenza.
ask | Devo dimostrare che abito qui? | Sì. Se il documento è dentro, lo mostri a porta aperta.
ask | Ho perso le chiavi: cambio tutto? | Solo se qualcuno può sapere quale porta aprono.
ask | E mentre aspetto? | Prova le altre porte. Lascia stare la lastra: piegata nella fessura allunga il lavoro.
`,
  german: `
headlines | Schlüsseldienst in {place} | Tür zu, Schlüssel drin | Zugefallen ist noch nicht zu
introduction | {name} öffnet Türen und wechselt Schlösser in {place}. Sagen Sie, ob die Tür nur zugefallen oder abgeschlossen ist.
introduction | Der Schlüssel liegt auf dem Küchentisch, Sie stehen im Treppenhaus. {name} in {place} öffnet ohne Bohren, wo immer das Schloss es zulässt.
service | Türöffnung | Eine zugefallene Tür geht meist ohne Kratzer auf. Gebohrt wird zuletzt, und erst nach Ihrem Ja. | turoffnung*, offnen, offnung*, ausgesperrt*
service | Schlosswechsel | Nach dem Umzug, nach einem Verlust, nach einem Auszug. Die alten Schlüssel schließen danach nicht mehr. | schlosswechsel*, schloss*, tauschen
service | Schließzylinder | An der Türkante gemessen und so gesetzt, dass nichts übersteht. | zylinder*, schliesszylinder*
service | Abgebrochene Schlüssel | Der Rest kommt aus dem Zylinder, aus beiden Hälften wird ein neuer gefeilt. | abgebrochen*, steckt
service | Nachschlüssel | Wohnung, Keller, Briefkasten. Sicherungsschlüssel mit Karte. | nachschlussel*, schlussel, kopie*
service | Nach einem Einbruch | Erst wird die Tür wieder geschlossen, dann wird nachgesehen, was nachgegeben hat. | einbruch*, aufgebrochen*
special | Schließanlagen | Haus, Keller und Tor mit einem Schlüssel, und eine Liste, wer was schließt. | schliessanlage*, gleichschliess*
line | Zugefallen oder abgeschlossen? Davon hängt ab, wie geöffnet wird. | Halten Sie einen Ausweis bereit: Gefragt wird, wer hinter der Tür wohnt.
quote | Das beste Schloss ist das, das man abschließt. | Der Schlüssel unter der Matte gehört allen.
title | Was auf- und was zugeht | Türen, Schlüssel, Zylinder | Um welche Tür geht es?
contact | Welche Tür ist zu? | Schlüsseldienst rufen
action | Tür öffnen lassen | Zum Schloss fragen
ask | Wird die Tür beschädigt? | Ist sie nur zugefallen, fast nie. Muss gebohrt werden, ist der Zylinder hin und nicht die Tür.
ask | Was kostet die Öffnung? | Fragen Sie am Telefon: Mit Tür, Uhrzeit und Art der Schließung steht der Preis samt Anfahrt fest, bevor jemand losfährt.
ask | Muss ich zeigen, dass ich hier wohne? | Ja. Liegt der Ausweis drinnen, zeigen Sie ihn, sobald die Tür offen ist.
ask | Schlüssel verloren, alles tauschen? | Nur, wenn jemand wissen kann, zu welcher Tür sie gehören.
ask | Was kann ich bis dahin tun? | Andere Türen probieren, nach Ersatzschlüsseln fragen. Draht und Karten lieber weglassen, sie verbiegen die Falle.
`,
  japanese: `
headlines | {place}の鍵屋 | 鍵は中、あなたは外 | 開かない扉の前で
introduction | {name}は{place}で、鍵開けと錠前の交換をしています。どの扉か、鍵が中か紛失かをお知らせください。
introduction | 鍵を持たずに扉が閉まったら、お電話ください。{name}が{place}で、できるかぎり壊さずに開けます。
service | 鍵開け | まずは傷をつけない方法から。壊すのは最後で、その前に必ずお聞きします。 | 鍵開け, 開錠, 解錠, 閉め出し
service | 鍵の交換 | 引っ越しや紛失のあとに。前の鍵では開かなくなります。 | 鍵交換, 鍵の交換, シリンダー
service | 折れた鍵 | 鍵穴に残った方を抜き、二つを合わせて新しく作ります。 | 折れ, 抜け
service | 合鍵 | 玄関、物置、郵便受け。ディンプルキーは番号をお持ちください。 | 合鍵, スペアキー, 複製
service | 補助錠 | 窓や勝手口にもう一つ。枠の強さを見て付けます。 | 補助錠, 防犯
special | 金庫 | 番号を忘れた金庫を開け、新しい番号にします。 | 金庫, ダイヤル
special | 車とバイクの鍵 | 閉じ込みも紛失も、車種と年式をお知らせください。 | 車の鍵, バイクの鍵, インロック
line | 開けたあと、お住まいの方かを確かめます。名前のわかる物をご用意ください。 | 鍵穴の写真があると、持って行く道具が決まります。
quote | いちばんよい鍵は、毎日かける鍵です。 | 植木鉢の下の鍵は、みんなの鍵です。
title | 開けるもの、閉めるもの | 扉と鍵と錠前 | どの扉ですか
contact | 扉のことを伝える | 鍵屋を呼ぶ
action | 扉を開けてもらう | 鍵の相談をする
ask | 扉に傷はつきますか。 | たいていはつきません。壊す場合も、傷むのは鍵の部分だけです。
ask | 開けるといくらかかりますか。 | お電話で鍵の形と時刻をお知らせください。出張を含む料金を、伺う前にお伝えします。
ask | 住んでいる証明は要りますか。 | はい。中にある場合は、開いたあとで見せてください。
ask | 鍵をなくしました。替えるべきですか。 | どの家の鍵か人にわかるなら、替えてください。
ask | 待つ間にできることはありますか。 | 窓や勝手口を確かめてください。針金を差すと、かえって開きにくくなります。
`,
  Korean: `
headlines | {place} 열쇠집 | 열쇠는 안에, 나는 밖에 | 문이 잠겨 버렸을 때
introduction | {name}입니다. {place}에서 잠긴 문을 열고 도어락과 자물쇠를 바꿉니다. 어떤 문인지 알려 주세요.
introduction | 열쇠를 두고 문이 닫혔다면 전화해 주세요. {name}, {place}에서 되도록 부수지 않고 엽니다.
service | 문 열기 | 흠이 남지 않는 방법부터 씁니다. 부수는 것은 마지막이고 먼저 여쭙니다. | 문 열, 개문, 잠긴 문
service | 도어락 설치 | 문 두께와 기존 구멍을 보고 맞는 것을 답니다. | 도어락, 디지털, 번호키
service | 자물쇠 교체 | 이사나 분실 뒤에. 예전 열쇠로는 더 이상 열리지 않습니다. | 자물쇠, 교체
service | 부러진 열쇠 | 남은 조각을 빼내고 두 조각을 맞춰 새로 깎습니다. | 부러진, 빠지지
service | 열쇠 복사 | 현관, 우편함, 사물함. 특수키는 카드와 함께 가져오세요. | 복사, 열쇠
special | 금고 | 번호를 잊은 금고를 열고 새 번호로 바꿉니다. | 금고
special | 자동차 키 | 차 안에 두었거나 잃어버렸을 때. 차종과 연식을 알려 주세요. | 자동차 키, 차키, 스마트키
line | 문을 연 뒤 사는 분인지 확인합니다. 이름이 적힌 것을 준비해 주세요. | 도어락이 삐삐 울리면 건전지부터 갈아 보세요.
quote | 가장 좋은 자물쇠는 매일 잠그는 자물쇠입니다. | 화분 밑의 열쇠는 모두의 열쇠입니다.
title | 여는 것과 잠그는 것 | 문과 열쇠와 도어락 | 어떤 문인가요
contact | 어떤 문인가요 | 열쇠집 부르기
action | 문 열어 달라기 | 도어락 문의하기
ask | 문이 망가지나요? | 대개는 그렇지 않습니다. 부숴야 할 때도 상하는 것은 자물쇠뿐입니다.
ask | 여는 데 얼마인가요? | 전화로 문과 시간을 알려 주세요. 출장을 포함한 값을 가기 전에 말씀드립니다.
ask | 사는 사람이라는 증명이 필요한가요? | 네. 안에 있으면 문이 열린 뒤에 보여 주세요.
ask | 열쇠를 잃어버렸는데 바꿔야 하나요? | 어느 집 열쇠인지 알 수 있다면 바꾸세요.
ask | 도어락이 먹통이에요. | 바깥쪽 단자에 네모난 건전지를 대고 번호를 눌러 보세요. 그래도 안 열리면 갑니다.
`,
}
