import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Reparación de móviles en {place} | Cristal nuevo, las mismas fotos | Se cae. Le pasa a todos.
introduction | {name} arregla móviles y tablets en {place}. Di el modelo y qué ha dejado de hacer, y sabrás si compensa.
introduction | Cristal roto, batería que muere a mediodía, un cable que hay que torcer. {name}, en {place}, lo abre y te lo devuelve con todo dentro.
service | Pantallas | Cristal, imagen y tacto, probados antes de salir. Pregunta qué calidad de pieza lleva. | pantalla*, cristal*, tactil
service | Baterías | Si se apaga al treinta o levanta la tapa. Antes se mide. | bateria*, hinchad*
service | Conector de carga | Muchas veces es pelusa del bolsillo. Si no, se cambia. | conector*, carga*, puerto
service | Cámaras | Lente rota, fotos borrosas, la frontal en negro. | camara*, lente*
service | Sonido y botones | No te oyen, cruje o el botón se queda. | altavoz*, microfono*, boton*
service | Móvil mojado | Se abre, se seca y se limpia. Se promete el intento, no el resultado. | mojad*, agua, liquido*
special | Tablets y consolas | Más cristal y más pegamento, el mismo cuidado. | tablet*, ipad*, consola*, ordenador*
special | Recuperar fotos | De un móvil que ya no enciende. | recuper*, datos, fotos
special | Liberar móviles | Para usarlo con otra compañía, con tu factura. | libera*
line | El modelo está en ajustes, o en letra pequeña detrás. | ¿Mojado? Apágalo, y deja el arroz para la cena.
quote | Una batería nueva es un móvil nuevo barato. | Tus fotos no son asunto nuestro.
title | Cristal, batería y conector | Lo que se arregla en un móvil | ¿Qué ha dejado de hacer?
contact | ¿Qué modelo es? | Cuéntanos qué le pasa
action | Pedir precio | Decir el modelo
ask | ¿Cuánto se tarda? | Pantalla y batería, muchas veces en el día si hay pieza. Pregunta con el modelo antes de venir.
ask | ¿Se borra lo que hay dentro? | Cambiar pantalla o batería no toca la memoria. La copia, por si acaso.
ask | ¿Hace falta mi código? | Ayuda a probar el tacto y la cámara. Puedes ponerlo tú en el mostrador.
ask | ¿Pieza original o compatible? | Hay de las dos. Te decimos en qué se nota y qué avisará el móvil.
ask | Se ha mojado, ¿qué hago? | Apágalo, no lo cargues y ven pronto: la sal empieza a comer en horas.
ask | ¿Merece la pena un móvil viejo? | Si el arreglo se acerca a lo que vale de segunda mano, te lo decimos.
`,
  french: `
headlines | Réparation de téléphones à {place} | Vitre neuve, mêmes photos | Il est tombé ? Ça arrive.
introduction | {name} répare téléphones et tablettes à {place}. Dites le modèle et ce qui ne marche plus, vous saurez si cela vaut le coup.
introduction | Vitre fendue, batterie vide à midi, câble à tenir de travers. {name}, à {place}, l’ouvre et le rend avec tout dedans.
service | Écrans | Vitre, image et tactile, essayés avant de sortir. Demandez quelle qualité de pièce est posée. | ecran*, vitre*, tactile
service | Batteries | S’il s’éteint à trente ou soulève le dos. On mesure d’abord. | batterie*, gonfl*
service | Prise de charge | Souvent de la poussière de poche. Sinon, la prise est changée. | charge*, connecteur*, prise
service | Appareils photo | Lentille cassée, image floue, avant tout noir. | appareil*, camera*, lentille*
service | Son et boutons | On ne vous entend plus, ça grésille, la touche colle. | haut-parleur*, micro*, bouton*
service | Oxydation | Ouvert, séché, nettoyé. On promet l’essai, pas le résultat. | oxyd*, eau, mouill*
special | Tablettes et consoles | Plus de verre, plus de colle, le même soin. | tablette*, ipad*, console*
special | Récupérer des photos | D’un téléphone qui ne démarre plus. | recuper*, donnees
special | Microsoudure | Sous le microscope, quand d’autres l’ont dit mort. | microsoudure*, carte mere
line | Le modèle est dans les réglages, ou en tout petit au dos. | Mouillé ? Éteignez-le, et gardez le riz pour le dîner.
quote | Une batterie neuve, c’est un téléphone neuf pas cher. | Vos photos ne nous regardent pas.
title | Vitre, batterie et prise | Ce qu’on répare dans un téléphone | Qu’est-ce qui ne marche plus ?
contact | Quel modèle ? | Décrire la casse
action | Demander un prix | Donner le modèle
ask | Combien de temps faut-il ? | Écran et batterie, souvent dans la journée si la pièce est là. Demandez avec le modèle avant de venir.
ask | Vais-je perdre mes données ? | Changer l’écran ou la batterie ne touche pas la mémoire. Une sauvegarde reste sage.
ask | Faut-il donner mon code ? | Il aide à essayer le tactile et la photo. Vous pouvez le taper vous-même au comptoir.
ask | Pièce d’origine ou compatible ? | Les deux existent. On dit la différence et ce que le téléphone affichera.
ask | Il est tombé dans l’eau, que faire ? | Éteignez, ne chargez pas, venez vite : la corrosion commence en quelques heures.
ask | Un vieux téléphone, cela vaut-il la peine ? | Si le prix approche celui d’un reconditionné, on vous le dit.
`,
  italian: `
headlines | Riparazione cellulari a {place} | Vetro nuovo, stesse foto | È caduto? Capita a tutti.
introduction | {name} ripara telefoni e tablet a {place}. Di’ il modello e che cosa non fa più, e saprai se conviene.
introduction | Vetro crepato, batteria morta a mezzogiorno, cavo da tenere storto. {name}, a {place}, lo apre e lo rende con tutto dentro.
service | Schermi | Vetro, immagine e tocco, provati prima di uscire. Chiedi quale qualità di pezzo si monta. | scherm*, display, vetro
service | Batterie | Se si spegne al trenta o solleva il retro. Prima si misura. | batteri*, gonfi*
service | Connettore di ricarica | Spesso è la lanugine della tasca. Se no, si cambia. | connettor*, ricaric*, presa
service | Fotocamere | Lente rotta, foto sfocate, frontale nera. | fotocamer*, lent*
service | Audio e tasti | Non ti sentono, gracchia, il tasto resta giù. | altoparlant*, microfon*, tast*
service | Telefono bagnato | Aperto, asciugato, pulito. Si promette il tentativo, non il risultato. | bagnat*, acqua, ossid*
special | Tablet e console | Più vetro e più colla, la stessa cura. | tablet, ipad, consol*
special | Recupero foto | Da un telefono che non si accende più. | recuper*, dati, foto
line | Il modello sta nelle impostazioni, o in piccolo sul retro. | Bagnato? Spegnilo, e il riso lascialo per cena.
quote | Una batteria nuova è un telefono nuovo che costa poco. | Le tue foto non ci riguardano.
title | Vetro, batteria e presa | Che cosa si ripara in un telefono | Che cosa non fa più?
contact | Che modello è? | Che cosa è rotto?
action | Chiedere il prezzo | Dire il modello
ask | Quanto ci vuole? | Schermo e batteria spesso in giornata, se c’è il pezzo. Chiedi col modello prima di venire.
ask | Perdo quello che c’è dentro? | Cambiare schermo o batteria non tocca la memoria. La copia è comunque saggia.
ask | Serve il mio codice? | Aiuta a provare tocco e fotocamera. Puoi metterlo tu al banco.
ask | Pezzo originale o compatibile? | Ci sono tutti e due. Ti diciamo in che cosa si vede e che avviso darà il telefono.
ask | È caduto in acqua: che faccio? | Spegnilo, non caricarlo e vieni presto: la corrosione comincia in poche ore.
ask | Conviene per un telefono vecchio? | Se il prezzo si avvicina a quello dell’usato, te lo diciamo.
`,
  german: `
headlines | Handyreparatur in {place} | Neues Glas, dieselben Fotos | Runtergefallen? Passiert allen.
introduction | {name} repariert Handys und Tablets in {place}. Nennen Sie das Modell und was es nicht mehr tut, dann hören Sie, ob es sich lohnt.
introduction | Glas gesprungen, Akku mittags leer, Kabel nur schräg. {name} in {place} öffnet es und gibt es zurück, mit allem, was drauf ist.
service | Displays | Glas, Bild und Berührung, geprüft, bevor es hinausgeht. Fragen Sie, welche Güte eingebaut wird. | display*, glas, bildschirm*
service | Akkus | Geht bei dreißig aus oder hebt die Rückseite. Zuerst wird gemessen. | akku*, batterie*
service | Ladebuchsen | Oft ist es Fussel aus der Tasche. Sonst wird sie getauscht. | ladebuchse*, laden, buchse*
service | Kameras | Linse gesprungen, Bilder unscharf, vorne alles schwarz. | kamera*, linse*
service | Ton und Tasten | Man hört Sie nicht, es knistert, der Knopf klemmt. | lautsprecher*, mikrofon*, taste*, horer
service | Wasserschaden | Geöffnet, getrocknet, gereinigt. Versprochen wird der Versuch, nicht der Erfolg. | wasser*, nass
special | Tablets und Konsolen | Mehr Glas, mehr Kleber, dieselbe Vorsicht. | tablet*, ipad*, konsole*
special | Datenrettung | Bilder von einem Gerät, das nicht mehr startet. | daten*, rettung
special | Platinen | Unter dem Mikroskop, wenn es anderswo für tot galt. | platine*, loten, microsolder*
line | Das Modell steht in den Einstellungen oder winzig auf der Rückseite. | Nass? Aus lassen, und der Reis bleibt fürs Abendessen.
quote | Ein neuer Akku ist ein billiges neues Handy. | Ihre Fotos gehen uns nichts an.
title | Glas, Akku, Buchse | Was am Handy repariert wird | Was tut es nicht mehr?
contact | Welches Modell ist es? | Schaden schildern
action | Preis erfragen | Modell nennen
ask | Wie lange dauert es? | Display und Akku oft am selben Tag, wenn das Teil da ist. Fragen Sie vorher mit dem Modell.
ask | Verliere ich meine Daten? | Displaytausch und Akkutausch lassen den Speicher in Ruhe. Eine Sicherung ist trotzdem klug.
ask | Brauchen Sie meinen Code? | Er hilft beim Prüfen. Sie können ihn selbst an der Theke eingeben.
ask | Originalteil oder Nachbau? | Beides gibt es. Sie hören, worin sie sich unterscheiden und was das Gerät anzeigen wird.
ask | Es ist ins Wasser gefallen. Was tun? | Ausschalten, nicht laden, bald kommen: Die Korrosion beginnt nach Stunden.
ask | Lohnt es sich beim alten Handy? | Kommt der Preis in die Nähe eines gebrauchten, sagen wir es.
`,
  japanese: `
headlines | {place}のスマホ修理 | ガラスは新しく、写真はそのまま | 落とすのは、誰でも
introduction | {name}は{place}で、スマホとタブレットを直しています。機種と、できなくなったことをお知らせください。
introduction | 割れた画面、昼に切れる電池、斜めでないと入らない充電。{name}が{place}で開けて、中身はそのままお返しします。
service | 画面 | ガラスも表示も触り心地も、お渡しの前に試します。部品の等級はお尋ねください。 | 画面, ガラス, 液晶, ディスプレイ
service | 電池 | 三割で切れる、背中がふくらむ。まず測ります。 | 電池, バッテリー
service | 充電口 | たいていは、ポケットのほこりです。だめなら取り替えます。 | 充電, コネクタ
service | カメラ | レンズの割れ、ぼけ、前側の真っ暗。 | カメラ, レンズ
service | 音とボタン | 声が届かない、割れる、押したまま戻らない。 | スピーカー, マイク, ボタン
service | 水ぬれ | 開けて、乾かし、洗います。約束できるのは、試すことまでです。 | 水没, 水濡れ, 水ぬれ
special | データの取り出し | 起動しなくなった機種から、写真と連絡先を。 | データ, 取り出し, 復旧
special | 基板の修理 | よそで直らないと言われたものを、顕微鏡の下で。 | 基板
special | ゲーム機 | 充電口とスティック、画面。 | ゲーム機, スイッチ
line | 機種名は設定の中か、背面に小さく書いてあります。 | ぬれたら電源を切って。お米に入れても乾きません。
quote | 電池を替えれば、もう一度新しい。 | 写真は、見ません。
title | 画面、電池、充電口 | スマホの直せるところ | 何ができなくなりましたか
contact | 機種を伝える | こわれた様子を伝える
action | 料金を尋ねる | 機種を伝える
ask | どのくらいかかりますか。 | 部品があれば、画面と電池は当日のことが多いです。機種を先にお知らせください。
ask | 中のデータは消えますか。 | 画面や電池の交換では触れません。念のため、控えをお取りください。
ask | 暗証番号は要りますか。 | 試すときに役立ちます。受付でご自分で入れていただけます。
ask | 純正の部品ですか。 | 純正と互換とがあります。違いと、機種に出る表示を先にお伝えします。
ask | 水に落としました。 | 電源を切り、充電せずに、早めにお持ちください。
ask | 古い機種でも直す意味はありますか。 | 中古の値段に近ければ、そうお伝えします。
`,
  Korean: `
headlines | {place} 휴대폰 수리 | 유리는 새것, 사진은 그대로 | 떨어뜨리는 건 누구나
introduction | {name}입니다. {place}에서 휴대폰과 태블릿을 고칩니다. 기종과 안 되는 것을 알려 주시면 고칠 만한지 말씀드립니다.
introduction | 깨진 화면, 낮이면 꺼지는 배터리, 비스듬히 꽂아야 하는 충전선. {name}, {place}에서 열어 고치고 안의 것은 그대로 돌려드립니다.
service | 화면 | 유리와 화면, 터치를 드리기 전에 시험합니다. 부품 등급은 물어보세요. | 액정, 화면, 유리, 디스플레이
service | 배터리 | 삼십에서 꺼지거나 뒤가 부풀 때. 먼저 잽니다. | 배터리
service | 충전 단자 | 주머니 먼지인 때가 많습니다. 아니면 갈아 끼웁니다. | 충전, 단자
service | 카메라 | 렌즈가 깨지거나 흐리거나 앞이 까맣게 나올 때. | 카메라, 렌즈
service | 소리와 버튼 | 목소리가 안 들리거나 지직거리거나 눌린 채 안 올라올 때. | 스피커, 마이크, 버튼
service | 침수 | 열고 말리고 씻습니다. 약속은 시도까지입니다. | 침수, 물에
special | 사진 살리기 | 켜지지 않는 휴대폰에서 사진과 연락처를 꺼냅니다. | 데이터, 복구, 사진
special | 기판 수리 | 다른 곳에서 안 된다고 한 것을 현미경 아래에서 봅니다. | 기판, 메인보드
special | 필름과 케이스 | 기포 없이 붙여 드립니다. | 필름, 케이스
line | 기종은 설정에, 또는 뒤에 작은 글씨로 있습니다. | 젖었으면 끄세요. 쌀은 밥 지을 때 쓰세요.
quote | 배터리를 갈면 다시 새것 같습니다. | 사진은 보지 않습니다.
title | 화면, 배터리, 단자 | 휴대폰에서 고치는 것 | 무엇이 안 되나요
contact | 어떤 기종인가요 | 고장 알리기
action | 값 물어보기 | 기종 알리기
ask | 얼마나 걸리나요? | 부품이 있으면 화면과 배터리는 당일인 때가 많습니다. 기종을 먼저 알려 주세요.
ask | 안의 것이 지워지나요? | 화면이나 배터리를 갈 때는 건드리지 않습니다. 그래도 백업해 두세요.
ask | 비밀번호가 필요한가요? | 시험할 때 도움이 됩니다. 앞에서 직접 누르셔도 됩니다.
ask | 정품 부품인가요? | 정품도 호환품도 있습니다. 차이와 화면에 뜰 알림을 먼저 말씀드립니다.
ask | 물에 빠뜨렸어요. | 끄고, 충전하지 말고, 빨리 가져오세요.
ask | 오래된 기종도 고칠 만한가요? | 중고값에 가까우면 그렇게 말씀드립니다.
`,
}
