import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Tatuajes en {place} | Primero el lápiz, luego la aguja | Tinta que envejece bien
introduction | {name} tatúa en {place}. Manda la idea, el sitio del cuerpo y el tamaño en palmas.
introduction | Hay un dibujo, luego una plantilla en la piel y un espejo. {name}, en {place}, enciende la máquina cuando dices que sí.
service | Diseño propio | Se habla, se dibuja y se corrige. La plantilla se mueve hasta que queda en su sitio. | diseno*, personalizad*, dibujo*
service | Tatuajes pequeños | Letras y cosas del tamaño de una moneda. Demasiado pequeño se emborrona, y te lo decimos. | pequen*, letra*, mini*
service | Línea fina | Una aguja y pulso, donde la piel no roza todo el día. | linea*, fine line, minimalista*
service | Negro y sombras | Del negro a la piel limpia. Un retrato pide buena foto y un palmo. | negro*, realismo, retrato*, sombra*
service | Color y tradicional | Contorno firme y pocos colores, para que se lea de lejos. | color, tradicional, old school, japones*
service | Mangas y piezas grandes | Pensadas enteras y hechas por sesiones, con semanas en medio. | manga*, espalda, grande*
special | Tapar un tatuaje | Más oscuro y más grande que el de antes. Tráelo a la luz del día. | cover*, tapar, arreglo*
line | Ven comido, dormido y sin resaca. | Solo mayores de edad, con documento.
quote | Piénsalo más tiempo del que duele. | La piel es un papel que se mueve.
title | Lo que se tatúa | Línea, sombra y color | ¿Qué va a ser?
contact | Cuéntanos la idea | ¿Qué, dónde, qué tamaño?
action | Contar mi idea | Pedir un dibujo
ask | ¿Duele mucho tatuarse? | Sí, según el sitio. El brazo poco, las costillas más. Se para cuando quieras.
ask | ¿Cómo se pone el precio? | Por tamaño, sitio y horas. Lo sabes con el dibujo, antes de dar fecha.
ask | ¿Cómo me preparo? | Duerme, come y bebe agua. Sin quemaduras de sol ni alcohol el día antes.
ask | ¿Cómo se cura? | Días de escozor, dos semanas de pieles. Ni sol, ni piscina, ni rascar: te llevas la hoja.
ask | ¿Las agujas son nuevas? | Se abren delante de ti y se tiran. Si tienes alergias, dilo antes.
ask | ¿Puede venir alguien? | Una persona tranquila, sí.
`,
  french: `
headlines | Tatouage à {place} | Le crayon avant l’aiguille | Une encre qui vieillit bien
introduction | {name} tatoue à {place}. Envoyez l’idée, l’endroit du corps et la taille en largeurs de main.
introduction | Un dessin, puis un calque sur la peau, puis un miroir. {name}, à {place}, démarre quand vous dites oui.
service | Dessin sur mesure | On parle, on dessine, on corrige. Le calque se déplace jusqu’à la bonne place. | dessin*, mesure, personnalise*, projet*
service | Petits tatouages | Lettres et motifs grands comme une pièce. Trop petit, cela bave, et on vous le dit. | petit*, lettr*, mini*
service | Trait fin | Une aiguille et une main calme, là où la peau ne frotte pas. | fin, fine line, minimalist*
service | Noir et ombrages | Du noir plein à la peau nue. Un portrait veut une bonne photo et de la place. | noir*, realis*, portrait*, ombr*, dotwork
service | Couleur et old school | Contour net, peu de couleurs, lisible de loin. | couleur*, old school, traditionnel*, japonais*
service | Manchettes et grandes pièces | Pensées d’un bloc, faites en séances, avec des semaines entre elles. | manchette*, dos, grand*
special | Recouvrement | Plus sombre et plus grand que l’ancien. Montrez-le à la lumière du jour. | recouvrement*, cover*, reprise*
line | Venez reposé, le ventre plein, sans alcool de la veille. | Majeurs seulement, avec une pièce d’identité.
quote | Réfléchissez plus longtemps que cela ne fait mal. | La peau est un papier qui bouge.
title | Ce qu’on tatoue | Trait, ombre et couleur | Qu’est-ce que ce sera ?
contact | Racontez votre idée | Quoi, où, quelle taille ?
action | Raconter mon idée | Demander un dessin
ask | Est-ce que ça fait mal ? | Oui, selon l’endroit. Le bras peu, les côtes davantage. On s’arrête quand vous voulez.
ask | Que coûte un tatouage ? | Selon la taille, l’endroit et les heures. Il est dit avec le dessin, avant la date.
ask | Comment se préparer ? | Dormir, manger, boire de l’eau. Pas de coup de soleil, pas d’alcool la veille.
ask | Comment cela guérit-il ? | Quelques jours sensibles, deux semaines de peaux. Ni soleil, ni bain, ni grattage : une feuille vous le rappelle.
ask | Les aiguilles sont-elles neuves ? | Ouvertes devant vous, puis jetées. Une allergie se dit avant.
ask | Puis-je venir accompagné ? | D’une personne calme, oui.
`,
  italian: `
headlines | Tatuaggi a {place} | Prima la matita, poi l’ago | Inchiostro che invecchia bene
introduction | {name} tatua a {place}. Manda l’idea, il punto del corpo e la misura in palmi.
introduction | C’è un disegno, poi lo stencil sulla pelle, poi lo specchio. {name}, a {place}, accende la macchinetta quando dici di sì.
service | Disegno tuo | Si parla, si disegna, si corregge. Lo stencil si sposta finché sta al suo posto. | disegn*, personalizzat*, progett*
service | Tatuaggi piccoli | Lettere e soggetti grandi come una moneta. Troppo piccolo si impasta, e lo diciamo. | piccol*, letter*, scritt*, mini*
service | Linea sottile | Un ago e mano ferma, dove la pelle non sfrega. | sottil*, fine line, minimal*
service | Nero e sfumature | Dal nero pieno alla pelle nuda. Un ritratto vuole una buona foto e spazio. | nero, ner*, realis*, ritratt*, sfumatur*
service | Colore e tradizionale | Contorno deciso e pochi colori, da leggere da lontano. | color*, tradizional*, old school, giappones*
service | Maniche e pezzi grandi | Pensati interi e fatti a sedute, con settimane in mezzo. | manic*, schien*, grand*
special | Coperture | Più scuro e più grande di quello di prima. Fallo vedere alla luce del giorno. | copertur*, cover*
line | Vieni riposato, a stomaco pieno e senza postumi. | Solo maggiorenni, con documento.
quote | Pensaci più a lungo di quanto fa male. | La pelle è carta che si muove.
title | Che cosa si tatua | Linea, ombra e colore | Che cosa sarà?
contact | Racconta la tua idea | Che cosa, dove, quanto?
action | Raccontare l’idea | Chiedere un disegno
ask | Quanto fa male? | Sì, secondo il punto. Il braccio poco, le costole di più. Ci si ferma quando vuoi.
ask | Come si fa il prezzo? | Secondo misura, punto e ore. Lo sai col disegno, prima della data.
ask | Come mi preparo? | Dormi, mangia, bevi acqua. Niente scottature né alcol il giorno prima.
ask | Come guarisce? | Qualche giorno brucia, due settimane si spella. Niente sole, mare o grattare: porti a casa il foglio.
ask | Gli aghi sono nuovi? | Si aprono davanti a te e poi si buttano. Le allergie si dicono prima.
ask | Può venire qualcuno? | Una persona tranquilla, sì.
`,
  german: `
headlines | Tattoostudio in {place} | Erst der Stift, dann die Nadel | Tinte, die gut altert
introduction | {name} tätowiert in {place}. Schicken Sie die Idee, die Körperstelle und die Größe in Handbreiten.
introduction | Erst eine Zeichnung, dann die Schablone auf der Haut, dann der Spiegel. {name} in {place} schaltet die Maschine ein, wenn Sie nicken.
service | Eigene Motive | Reden, zeichnen, ändern. Die Schablone wandert, bis die Stelle stimmt. | eigene*, motiv*, entwurf*, custom
service | Kleine Tattoos | Buchstaben und Motive wie eine Münze. Zu klein verläuft, und das hören Sie vorher. | klein*, schrift*, mini*
service | Feine Linien | Eine Nadel, ruhige Hand, und eine Stelle, die nicht den ganzen Tag scheuert. | fineline*, feine*, minimal*
service | Schwarz und Schatten | Vom satten Schwarz bis zur freien Haut. Ein Porträt braucht ein scharfes Foto und Platz. | schwarz*, realis*, portrat*, dotwork, blackwork
service | Farbe und Oldschool | Feste Kontur, wenig Farben, lesbar von der anderen Straßenseite. | farbe, farbig*, oldschool, traditional*, japanisch*
service | Ärmel und große Stücke | Als Ganzes geplant, in Sitzungen gestochen, mit Wochen dazwischen. | armel*, sleeve*, rucken*, grosse*
special | Cover-ups | Dunkler und größer als das alte. Zeigen Sie es bei Tageslicht. | cover*, uberdeck*, uberstech*
line | Kommen Sie ausgeschlafen, satt und ohne Kater. | Nur für Erwachsene, mit Ausweis.
quote | Länger nachdenken, als es wehtut. | Haut ist Papier, das sich bewegt.
title | Was gestochen wird | Linie, Schatten, Farbe | Was soll es werden?
contact | Erzählen Sie die Idee | Was, wo, wie groß?
action | Idee erzählen | Zeichnung anfragen
ask | Tut es weh? | Ja, je nach Stelle. Der Oberarm wenig, die Rippen mehr. Pause ist, wann Sie wollen.
ask | Was kostet ein Tattoo? | Aus Größe, Stelle und Stunden. Sie hören ihn mit der Zeichnung, vor dem Termin.
ask | Wie bereite ich mich vor? | Schlafen, essen, Wasser trinken. Kein Sonnenbrand, kein Alkohol am Vortag.
ask | Wie heilt es? | Ein paar Tage wund, zwei Wochen schuppig. Keine Sonne, kein Bad, nicht kratzen: Sie bekommen das Blatt mit.
ask | Sind die Nadeln neu? | Sie werden vor Ihnen geöffnet und danach weggeworfen. Allergien bitte vorher sagen.
ask | Darf jemand mitkommen? | Ein ruhiger Mensch, gern.
`,
  japanese: `
headlines | {place}のタトゥースタジオ | 針より先に、鉛筆で | 年をとっても読める線
introduction | {name}は{place}で、タトゥーを彫っています。考えている絵、体の場所、手の幅いくつ分かをお知らせください。
introduction | 絵を描き、肌に写し、鏡で見ていただきます。{name}は{place}で、うなずいていただいてから始めます。
service | 一点物の図案 | 話して、描いて、直します。写しは、場所が決まるまで何度でも。 | 図案, オーダー, デザイン, オリジナル
service | 小さなもの | 文字や硬貨ほどの絵。小さすぎるとにじむので、先にお伝えします。 | ワンポイント, 小さ, 文字
service | 細い線 | 一本の針で。よくこすれる所は避けます。 | 細い, ファインライン
service | 黒とぼかし | 濃い黒から肌の色まで。肖像には鮮明な写真と広さが要ります。 | ブラック, 黒, ぼかし, 肖像
service | 色と和彫り | 輪郭をはっきりと。離れても何の絵かわかるように。 | 和彫り, カラー, トラディショナル
service | 大きなもの | 全体を決めてから、間をあけて何度かに分けて彫ります。 | 背中, 腕, 大きな
special | カバーアップ | 前のものより濃く大きくなります。昼の光で見せてください。 | カバーアップ, 直し, 彫り直し
line | よく眠り、食べてからお越しください。前日のお酒は控えてください。 | 未成年の方には彫りません。身分証をお持ちください。
quote | 痛む時間より、考える時間を長く。 | 肌は、動く紙です。
title | 彫るもの | 線と影と色 | 何を彫りますか
contact | 考えている絵を伝える | 絵と場所と大きさ
action | 図案を相談する | 予約を申し込む
ask | 痛いですか。 | はい、場所によります。腕は軽く、あばらは強めです。いつでも休めます。
ask | 彫る料金はどう決まりますか。 | 大きさと場所と時間です。図案といっしょに、日を決める前にお伝えします。
ask | 温泉や仕事に差し支えますか。 | 断られる所はまだ多くあります。見える場所は、よく考えてから決めてください。
ask | どのくらいで落ち着きますか。 | 二週間ほどで皮がむけ、一か月で静かになります。日焼けと湯船は避けてください。
ask | 針は新しいものですか。 | 目の前で開け、使い終えたら捨てます。アレルギーは先にお知らせください。
`,
  Korean: `
headlines | {place} 타투 작업실 | 바늘보다 연필이 먼저 | 나이 들어도 읽히는 선
introduction | {name}입니다. {place}에서 타투를 합니다. 생각하는 그림과 자리, 손바닥으로 잰 크기를 알려 주세요.
introduction | 그림을 그리고, 살에 옮기고, 거울을 봅니다. {name}, {place}에서 고개를 끄덕이시면 시작합니다.
service | 맞춤 도안 | 이야기하고 그리고 고칩니다. 자리가 맞을 때까지 옮겨 봅니다. | 도안, 맞춤, 디자인
service | 작은 타투 | 글자와 동전만 한 그림. 너무 작으면 번지니 미리 말씀드립니다. | 작은, 미니, 레터링
service | 가는 선 | 바늘 하나로. 자주 쓸리는 곳은 피합니다. | 라인, 가는 선, 파인라인
service | 검정과 그림자 | 진한 검정에서 맨살까지. 초상은 또렷한 사진과 넓이가 필요합니다. | 블랙, 흑백, 초상, 리얼리즘
service | 색과 올드스쿨 | 윤곽은 또렷하게, 색은 적게. 멀리서도 알아보게. | 컬러, 올드스쿨, 이레즈미, 수채화
service | 큰 작업 | 전체를 정해 놓고 사이를 두어 여러 번에 나눕니다. | 팔, 등판, 큰 작업
special | 커버업 | 전보다 진하고 커집니다. 낮 빛에서 보여 주세요. | 커버업, 커버, 리터치
line | 푹 자고 밥 먹고 오세요. 전날 술은 피해 주세요. | 미성년자는 받지 않습니다. 신분증을 가져오세요.
quote | 아픈 시간보다 오래 생각하세요. | 살은 움직이는 종이입니다.
title | 새기는 것 | 선과 그림자와 색 | 무엇을 새길까요
contact | 생각을 들려주세요 | 그림과 자리와 크기
action | 도안 상담하기 | 예약 문의하기
ask | 많이 아픈가요? | 네, 자리에 따라 다릅니다. 팔은 덜하고 갈비뼈는 더합니다. 언제든 쉽니다.
ask | 타투 값은 어떻게 정하나요? | 크기와 자리, 시간을 봅니다. 도안과 함께, 날을 잡기 전에 말씀드립니다.
ask | 어떻게 준비하나요? | 자고, 먹고, 물을 드세요. 햇볕에 탄 살에는 하지 않습니다.
ask | 아무는 데 얼마나 걸리나요? | 두 주쯤 각질이 일고 한 달이면 가라앉습니다. 햇볕과 목욕탕은 피하세요.
ask | 바늘은 새것인가요? | 앞에서 뜯고 쓴 뒤에 버립니다. 알레르기는 먼저 말씀해 주세요.
`,
}
