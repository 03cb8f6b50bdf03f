import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Tapicería en {place} | Tela nueva, butaca de siempre | Sofás que vuelven a sentar bien | Sillas tapizadas una a una | Cinchas, muelles, espuma y tela
introduction | {name} tapiza y repara en {place}: {services}. Prepara fotos de frente, por detrás y por debajo, con el ancho al lado.
introduction | La tela se gasta mucho antes que el armazón. {name}, en {place}, quita la vieja, arregla el asiento y cose la nueva.
introduction | Puede ser la cincha, el muelle o solo la espuma. {name}, en {place}, mira por debajo antes de decir qué necesita tu sillón.
service | Sofás y sillones | Se quita la tela vieja, se encola lo que baila, se rehace el asiento y se viste de nuevo. | sofa, sofas, sillon*, butaca*, orejero*, tresillo*
service | Sillas y taburetes | Por juegos, para que todas queden a la misma altura. | silla*, taburete*, comedor*, descalzadora*
service | Muelles y cinchas | Un asiento hundido recupera cinchas tensas y muelles atados a mano. | muelle*, cincha*, hundid*
service | Espumas y cojines | Cortados a tu funda, con la firmeza que eliges sentándote. | espuma*, cojin*, relleno*, pluma*
service | Muebles antiguos | Crin, arpillera y bordes cosidos donde los había; lo que puede quedarse debajo, se queda. | antigu*, crin, epoca, capitone*, restaura*
service | Cabeceros y bancos | Lisos, acanalados o con botones, al ancho de la cama o al largo de la pared. | cabecero*, banco, bancos, banqueta*, rinconera*
special | Piel y polipiel | Se cambian los paños gastados y se vuelven a coser las costuras abiertas. | piel, cuero, polipiel, skay
special | Fundas y cortinas | Fundas cortadas sobre el propio mueble, de quitar y lavar; cortinas a juego. | funda*, cortina*, estor*
special | Bares, hoteles y consultas | Por tandas, para que siempre quede dónde sentarse. | bar, bares, restaurante*, hotel*, consulta*, clinica*, hosteler*
special | Coches, barcos y caravanas | Asientos y colchonetas con el patrón sacado de los viejos. | coche*, barco*, caravana*, moto, motos, furgoneta*, camper*
line | Siéntate una vez más y di qué falla: muy bajo, muy blando, muy marrón. | ¿Ya tienes tela? Antes de comprarla, di el ancho y cada cuánto se repite el dibujo.
quote | Mira debajo antes de tirarlo. | Un buen armazón sobrevive a sus telas. | La comodidad empieza debajo de la tela.
title | Lo que se vuelve a tapizar | De la cincha al vivo | Desmontar, rehacer, vestir
contact | Cuéntanos tu sillón | ¿Qué hay que tapizar?
action | Contar mi sillón | Pedir presupuesto
ask | ¿Compensa retapizar o es mejor comprar? | Si el armazón es firme y te sientas a gusto, casi siempre compensa. Si es aglomerado grapado y ya baila, se dice.
ask | ¿Cuánto cuesta tapizar un sofá? | Mano de obra, relleno y tela se cuentan aparte. Con fotos y medidas hay una cifra aproximada; la definitiva, después de mirar por debajo.
ask | ¿Puedo llevar mi propia tela? | Sí, si es para tapicería. Pregunta antes los metros: el ancho y el dibujo cambian mucho la cuenta.
ask | ¿Cuánto tiempo estaré sin sofá? | Hay que esperar a la tela y al turno del taller, y mientras tanto puede seguir en tu casa. Pregunta la semana al encargarlo.
ask | ¿Qué tela aguanta niños y gatos? | Una de trama cerrada, sin bucles y de color sufrido. Llévate las muestras y que el gato pruebe una.
ask | ¿Se pueden cambiar solo los cojines? | Muchas veces sí, si las fundas están bien: espuma nueva en la funda de siempre.
`,
  french: `
headlines | Tapisserie d’ameublement à {place} | Tissu neuf, fauteuil de toujours | Sièges refaits, du fond au galon | Fauteuils, chaises, canapés regarnis | Sangles, ressorts, crin et tissu
introduction | {name} refait et répare à {place} : {services}. Préparez des photos de face, de dos et par-dessous, avec la largeur.
introduction | Le tissu s’use bien avant le bois. {name}, à {place}, dégarnit, refait l’assise et pose le nouveau.
introduction | Est-ce la sangle, le ressort ou seulement la mousse ? {name}, à {place}, regarde dessous avant de dire ce qu’il faut à votre fauteuil.
service | Fauteuils et canapés | Dégarnis, recollés là où ça bouge, l’assise refaite, puis recouverts. | fauteuil*, canape*, bergere*, voltaire*, cabriolet*, meridienne*
service | Chaises et tabourets | Par série, pour que tout le monde soit assis à la même hauteur. | chaise*, tabouret*, galette*, pouf, poufs
service | Sangles et ressorts | Une assise affaissée retrouve des sangles tendues et des ressorts guindés à la main. | sangle*, ressort*, affaiss*, guind*
service | Mousses et coussins | Taillés à votre housse, dans la fermeté que vous choisissez assis. | mousse*, coussin*, plume*, garniss*, rembourr*
service | Sièges de style | Crin, toile forte et bourrelets piqués là où il y en avait ; ce qui peut rester dessous reste. | style, ancien*, crin, epoque, traditionnel*, capiton*
service | Têtes de lit et banquettes | Unies, cannelées ou capitonnées, à la largeur du lit ou à la longueur du mur. | tete de lit, tetes de lit, banquette*, banc, bancs
special | Cuir et simili | Panneaux usés remplacés, coutures ouvertes reprises. | cuir*, simili*, skai
special | Rideaux et housses | Housses coupées sur le meuble, à ôter et à laver ; rideaux assortis. | rideau*, housse*, voilage*, store*
special | Cafés, hôtels, cabinets | Par lots, pour qu’il reste toujours où s’asseoir. | cafe*, hotel*, restaurant*, cabinet*, collectivite*
special | Autos, bateaux, caravanes | Sièges et couchettes, d’après le patron des anciens. | auto, autos, voiture*, bateau*, caravane*, camping-car*, moto, motos
line | Asseyez-vous une dernière fois et dites ce qui gêne : trop bas, trop mou, trop brun. | Un tissu vous plaît déjà ? Donnez sa laize et son raccord avant de l’acheter.
quote | Regardez dessous avant de jeter. | Une bonne carcasse survit à ses tissus. | Le confort commence sous le tissu.
title | Ce qui se regarnit | De la sangle au galon | Dégarnir, refaire, recouvrir
contact | Décrire un siège | Que faut-il recouvrir ?
action | Décrire mon fauteuil | Demander un devis
ask | Faut-il refaire ou racheter ? | Un bois solide où l’on est bien assis mérite presque toujours un tissu neuf. De l’aggloméré agrafé qui bouge, rarement, et on vous le dit.
ask | Combien coûte la réfection d’un fauteuil ? | Main-d’œuvre, garniture et tissu se comptent à part. Photos et mesures donnent un ordre de grandeur ; le devis suit quand le dessous a été vu.
ask | Puis-je apporter mon tissu ? | Oui, s’il est fait pour le siège. Demandez d’abord le métrage : laize et raccord le changent beaucoup.
ask | Combien de temps serai-je sans canapé ? | Il faut attendre le tissu et une place à l’atelier ; jusque-là, il peut rester chez vous. Demandez la semaine à la commande.
ask | Quel tissu résiste aux enfants et au chat ? | Un tissage serré, sans boucles, d’une couleur qui pardonne. Emportez les échantillons, le chat peut en essayer un.
ask | Peut-on ne changer que les coussins ? | Souvent, si les housses sont bonnes : mousse neuve, housse d’avant.
`,
  italian: `
headlines | Tappezzeria a {place} | Stoffa nuova, poltrona di sempre | Divani rifatti, dalle cinghie in su | Sedie rivestite una per una | Cinghie, molle, crine e stoffa
introduction | {name} riveste e ripara a {place}: {services}. Prepara foto davanti, dietro e da sotto, con la larghezza accanto.
introduction | La stoffa si consuma molto prima del fusto. {name}, a {place}, toglie la vecchia, rifà la seduta e cuce la nuova.
introduction | Può essere la cinghia, la molla o solo la gommapiuma. {name}, a {place}, guarda da sotto prima di dire che cosa serve alla tua poltrona.
service | Divani e poltrone | Via la vecchia stoffa, colla dove il fusto balla, seduta rifatta, poi il nuovo rivestimento. | divan*, poltron*, chaise*, dormeuse
service | Sedie e sgabelli | A serie, così si sta tutti alla stessa altezza. | sedi*, sgabell*, pouf
service | Molle e cinghie | Una seduta sfondata ritrova cinghie tese e molle legate a mano. | moll*, cinghi*, sfond*
service | Imbottiture e cuscini | Tagliati sulla tua fodera, della durezza che scegli sedendoti. | imbottit*, cuscin*, gommapium*, piuma, piume
service | Mobili d’epoca | Crine, iuta e bordi cuciti a mano dove c’erano; ciò che può restare sotto, resta. | epoca, antic*, crine, capitonn*, restaur*, stile
service | Testiere e panche | Lisce, a canne o coi bottoni, larghe quanto il letto o lunghe quanto la parete. | testier*, panc*, letto, letti
special | Pelle ed ecopelle | Si cambiano i pannelli consumati, si riprendono le cuciture aperte. | pelle, pelli, ecopelle, cuoio
special | Tende e fodere | Fodere tagliate sul mobile, da togliere e lavare; tende abbinate. | tend*, foder*, copridivan*
special | Bar, alberghi, studi | A lotti, così resta sempre un posto dove sedersi. | bar, albergh*, hotel*, ristorant*, studi, contract
special | Auto, barche, camper | Sedili e cuscinerie sul modello ricavato dai vecchi. | auto, barc*, camper, roulotte, moto, nautic*
line | Siediti un’ultima volta e di’ che cosa non va: troppo bassa, troppo molle, troppo marrone. | Hai già la stoffa? Prima di comprarla, di’ l’altezza e il rapporto del disegno.
quote | Guarda sotto prima di buttare. | Un buon fusto sopravvive alle sue stoffe. | La comodità comincia sotto la stoffa.
title | Che cosa si riveste | Dalla cinghia al bordino | Togliere, rifare, rivestire
contact | Descrivi la poltrona | Che cosa rivestire?
action | Descrivere la poltrona | Chiedere un preventivo
ask | Conviene rifare o ricomprare? | Se il fusto è saldo e ci stai comodo, quasi sempre conviene. Se è truciolare graffettato e balla, te lo si dice.
ask | Quanto costa rifare un divano? | Manodopera, imbottitura e stoffa si contano a parte. Foto e misure danno una cifra indicativa; quella definitiva arriva dopo aver guardato da sotto.
ask | Posso portare la mia stoffa? | Sì, se è da arredo. Chiedi prima i metri: altezza e disegno cambiano molto il conto.
ask | Per quanto resto senza divano? | Si aspettano la stoffa e il turno in bottega; intanto può restare da te. Chiedi la settimana quando ordini.
ask | Quale stoffa regge bambini e gatti? | Una trama fitta, senza riccioli, di un colore che perdona. Porta a casa i campioni e falli provare al gatto.
ask | Si possono cambiare solo i cuscini? | Spesso sì, se le fodere sono buone: gommapiuma nuova nella fodera di prima.
`,
  german: `
headlines | Polsterei in {place} | Neuer Bezug, alter Lieblingssessel | Sofas, neu gepolstert und bezogen | Stühle, Stück für Stück bezogen | Gurte, Federn, Füllung, Stoff
introduction | {name} polstert und bezieht in {place}: {services}. Halten Sie Fotos von vorn, hinten und unten bereit, dazu die Breite.
introduction | Der Bezug ist lange vor dem Gestell verbraucht. {name} in {place} nimmt den alten ab, richtet den Sitz und näht den neuen.
introduction | Vielleicht ist es der Gurt, vielleicht die Feder oder nur der Schaumstoff. {name} in {place} sieht erst darunter nach und sagt dann, was Ihr Sessel braucht.
service | Sofas und Sessel | Alter Bezug ab, Gestell verleimt, wo es wackelt, Sitz neu aufgebaut, neuer Stoff darüber. | sofa*, sessel*, couch*, ohrensessel*, recamiere*
service | Stühle, Hocker, Eckbänke | Als Satz gearbeitet, damit alle gleich hoch sitzen. | stuhl*, stuhle*, hocker*, eckbank*, eckbanke*, esszimmer*
service | Federn und Gurte | Wo der Sitz durchhängt, kommen neue Gurte hinein und von Hand geschnürte Federn. | feder*, gurt*, durchgesess*
service | Schaumstoff und Kissen | Auf Ihren Bezug zugeschnitten und so fest, wie es Ihnen beim Probesitzen gefällt. | schaumstoff*, kissen*, fullung*
service | Antike Polstermöbel | Rosshaar, Jute und genähte Kanten, wo sie hingehören. Was unter dem Stoff bleiben kann, bleibt. | antik*, rosshaar*, biedermeier*, historisch*, chesterfield*, restaur*
service | Betthäupter und Bänke | Glatt, abgesteppt oder geknöpft, so breit wie das Bett oder so lang wie die Wand. | betthaupt*, kopfteil*, bank, banke, sitzbank*
special | Leder und Kunstleder | Abgewetzte Felder ersetzt, offene Nähte wieder geschlossen. | leder*, kunstleder*
special | Vorhänge und Hussen | Hussen, am Möbel selbst zugeschnitten und zum Waschen abnehmbar. Vorhänge dazu. | vorhang*, vorhange*, gardine*, husse*
special | Gaststätten und Praxen | In Partien, damit immer noch jemand sitzen kann. | gastro*, praxis*, praxen, hotel*, restaurant*, objekt*
special | Auto, Boot, Wohnwagen | Sitze und Liegepolster nach dem Schnitt der alten. | auto*, boot*, wohnwagen*, wohnmobil*, motorrad*, oldtimer*
line | Setzen Sie sich noch einmal hin und sagen Sie, was stört: zu tief, zu weich, zu braun. | Schon einen Stoff gefunden? Nennen Sie Breite und Rapport, bevor Sie ihn kaufen.
quote | Erst darunter nachsehen, dann wegwerfen. | Ein gutes Gestell überlebt seine Bezüge. | Bequem beginnt unter dem Stoff.
title | Was neu bezogen wird | Vom Gurt bis zum Keder | Abnehmen, aufbauen, beziehen
contact | Sessel beschreiben | Was soll bezogen werden?
action | Sessel beschreiben | Kostenvoranschlag anfragen
ask | Neu beziehen oder neu kaufen? | Ist das Gestell fest und sitzen Sie gut darin, lohnt sich der Bezug meistens. Bei getackerter Spanplatte, die schon wackelt, hören Sie ein ehrliches Nein.
ask | Was kostet es, ein Sofa zu beziehen? | Arbeit, Füllung und Stoff werden getrennt gerechnet. Fotos und Maße ergeben eine grobe Zahl, die genaue gibt es nach einem Blick von unten.
ask | Kann ich meinen eigenen Stoff bringen? | Ja, wenn es Möbelstoff ist. Fragen Sie vorher nach den Metern, denn Breite und Rapport machen viel aus.
ask | Wie lange bin ich ohne Sofa? | Der Stoff muss da und ein Platz in der Werkstatt frei sein. Bis dahin kann es bei Ihnen stehen; fragen Sie beim Auftrag nach der Woche.
ask | Welcher Stoff hält Kinder und Katzen aus? | Ein dichtes Gewebe ohne Schlingen, in einer Farbe, die verzeiht. Nehmen Sie Muster mit, eines darf die Katze testen.
ask | Lassen sich nur die Kissen erneuern? | Oft, wenn die Bezüge noch gut sind: neuer Schaumstoff in die alte Hülle.
`,
  japanese: `
headlines | {place}の椅子張り工房 | 張り替えて、また座る椅子 | ソファの座り心地を取り戻す | 座面一枚から張り替えます | 布とバネと詰め物から直す
introduction | {name}は{place}で、{services}を手がけています。正面、裏、底の写真と、幅をお知らせください。
introduction | 生地は、木枠よりずっと早く傷みます。{name}は、古い布をはがし、座を直してから張り直します。
introduction | 傷んだのはベルトか、バネか、ウレタンだけか。{name}は、底を見てから、どこを直すかをお伝えします。
service | ソファ | 古い生地をはがし、ぐらつく枠を締め、座を組み直して張ります。 | ソファ, 応接, 長椅子, カウチ
service | ダイニングチェア | 一脚から。そろいなら、座の高さもそろえます。 | ダイニング, チェア, 座面, スツール, 食卓
service | バネとベルト | 沈んだ座に新しいベルトを張り、バネを組み直します。 | バネ, ばね, スプリング, ベルト, へたり
service | ウレタンとクッション | カバーに合わせて裁ち、硬さは座って選んでいただきます。 | ウレタン, クッション, 中身, 詰め替え
service | 古い椅子 | 藁や馬毛の詰め物も、残せるものは残します。 | アンティーク, 古い, 名作, ヴィンテージ, ビンテージ, 馬毛
service | ベンチとヘッドボード | 壁の長さ、寝台の幅に合わせて。無地でも、ボタン留めでも。 | ベンチ, 腰掛け, ヘッドボード, ベッド
special | 革と合皮 | 擦れた面を替え、ほつれた縫い目を縫い直します。 | 革, レザー, 合皮
special | 替えカバー | 家具に当てて裁ち、外して洗えるように縫います。 | カバー, カーテン
special | 店舗と待合室 | 何脚かずつお預かりし、席を切らしません。 | 店舗, 飲食店, 待合, 病院, クリニック, ホテル, 業務用
special | 車とバイクのシート | 元の型を取り、同じ形に縫います。 | 車, バイク, シート, ボート
line | もう一度座って、気になるところを教えてください。低い、柔らかい、色に飽きた、何でも。 | お好きな生地があれば、買う前に幅と柄の間隔をお知らせください。
quote | 捨てる前に、裏を見る。 | よい木枠は、布より長生きします。 | 座り心地は、布の下から。
title | 張り替えるもの | ベルトから縁の始末まで | はがして、直して、張る
contact | 椅子を見せる | 張り替えを相談する
action | 椅子について聞く | 見積もりを頼む
ask | 張り替えと買い替え、どちらがよいですか。 | 枠がしっかりして、座り心地がお好きなら、張り替える値打ちがあります。枠が傷んで難しいときは、そうお伝えします。
ask | 張り替えはいくらかかりますか。 | 手間、詰め物、生地に分けて見積もります。写真と寸法で目安を、底を見てから確かな金額をお伝えします。
ask | 生地を持ち込めますか。 | 椅子用の生地ならお使いいただけます。幅と柄で要る長さが変わるので、買う前にお尋ねください。
ask | ソファはどのくらい預けますか。 | 生地が届き、順番が来るまではお手元で構いません。お預かりの週は、ご注文のときにお尋ねください。
ask | 子どもや猫がいても長もちする生地は。 | 目の詰まった、輪のない織りで、汚れの目立たない色を。見本を持ち帰ってお確かめください。
ask | クッションの中身だけ替えられますか。 | カバーが傷んでいなければ、多くはできます。同じカバーに、新しいウレタンを入れます。
`,
  Korean: `
headlines | {place} 소파 천갈이 | 새 천, 앉던 그 의자 | 꺼진 소파를 다시 앉게 | 의자 하나부터 천갈이합니다 | 밴드와 스프링, 스펀지와 천
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 앞과 뒤, 밑에서 찍은 사진과 너비를 준비해 주세요.
introduction | 천은 나무틀보다 훨씬 먼저 닳습니다. {place}의 {name}에서는 헌 천을 벗기고 앉는 자리를 고친 뒤 새로 씌웁니다.
introduction | 밴드가 늘어났는지, 스프링인지, 스펀지만 꺼졌는지. {name}에서는 밑을 보고 나서 무엇을 고칠지 말씀드립니다.
service | 소파 | 헌 천을 벗기고 흔들리는 틀을 잡은 뒤, 앉는 자리를 새로 짜서 씌웁니다. | 소파, 쇼파, 카우치, 리클라이너
service | 식탁 의자 | 한 개부터. 여러 개면 앉는 높이까지 똑같이. | 식탁, 의자, 스툴
service | 스프링과 밴드 | 꺼진 자리에 밴드를 새로 매고 스프링을 다시 엮습니다. | 스프링, 밴드, 꺼짐, 꺼진
service | 스펀지와 방석 | 커버에 맞춰 자르고, 단단함은 앉아 보고 고릅니다. | 스펀지, 스폰지, 방석, 쿠션, 충전재
service | 오래된 의자 | 속에 든 것도 남길 수 있으면 남깁니다. | 앤틱, 앤티크, 빈티지, 고가구, 오래된
service | 침대 헤드와 벤치 | 침대 너비나 벽 길이에 맞춰, 민무늬로도 단추로도. | 헤드, 침대, 벤치
special | 가죽과 인조가죽 | 닳은 면만 바꾸거나 터진 솔기를 다시 박습니다. | 가죽, 레자
special | 소파 커버 | 가구에 대고 재단해 벗겨서 빨 수 있게. | 커버, 커튼
special | 매장과 대기실 | 몇 개씩 나누어 맡아 앉을 자리가 비지 않게 합니다. | 매장, 카페, 식당, 병원, 업소, 호텔
special | 자동차와 오토바이 시트 | 원래 본을 떠서 같은 모양으로 박습니다. | 자동차, 차량, 카시트, 오토바이, 캠핑카
line | 한 번 더 앉아 보고 불편한 점을 알려 주세요. 낮다, 무르다, 색이 질린다, 무엇이든. | 골라 둔 천이 있다면 사기 전에 폭과 무늬 간격을 알려 주세요.
quote | 버리기 전에 밑을 보세요. | 좋은 틀은 천보다 오래갑니다. | 편안함은 천 밑에서 시작됩니다.
title | 다시 씌우는 것 | 밴드에서 테두리까지 | 벗기고, 고치고, 씌웁니다
contact | 의자 보여 주기 | 천갈이 문의
action | 의자 문의하기 | 견적 물어보기
ask | 천갈이와 새로 사기, 어느 쪽이 나을까요? | 틀이 튼튼하고 앉기 편하다면 대개 천갈이가 낫습니다. 틀이 못 쓰게 됐으면 그렇다고 말씀드립니다.
ask | 천갈이 비용은 어떻게 되나요? | 품과 속재료, 천을 나누어 셈합니다. 사진과 치수로 어림값을, 밑을 본 뒤에 정한 값을 드립니다.
ask | 천을 직접 가져가도 되나요? | 가구용이면 됩니다. 폭과 무늬에 따라 드는 길이가 다르니 사기 전에 물어봐 주세요.
ask | 소파 없이 얼마나 지내야 하나요? | 천이 오고 차례가 될 때까지는 댁에 두셔도 됩니다. 맡길 주는 주문할 때 물어봐 주세요.
ask | 아이와 고양이가 있는데 어떤 천이 좋은가요? | 고리 없이 촘촘히 짠 천에 때가 덜 타는 색이 좋습니다. 견본을 집에 가져가서 보세요.
ask | 방석 속만 바꿀 수 있나요? | 커버가 멀쩡하면 대개 됩니다. 쓰던 커버에 새 스펀지를 넣습니다.
`,
}
