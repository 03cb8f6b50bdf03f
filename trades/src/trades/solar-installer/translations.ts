import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Placas solares en {place} | Tu tejado se pone a trabajar | Luz hecha sobre tu cama | Primero se cuentan las sombras | Placas, batería y cuentas claras
introduction | {name} proyecta y monta placas en {place}: {services}. Prepara la dirección, una foto del tejado y un año de facturas de la luz.
introduction | Si compensa lo deciden el árbol del vecino y la hora a la que pones la lavadora. {name}, en {place}, lo calcula antes de que nadie suba.
introduction | Tejado, cable, cuadro y papeles: {name}, en {place}, los hace en ese orden y sin huecos entre medias.
service | Estudio del tejado | Orientación, pendiente, sombras por horas y lo que vas a gastar tú. Con los supuestos a la vista. | estudio*, tejado*, calculo*, rentab*
service | Montaje de placas | Anclajes en la estructura, tejas que vuelven a asentar, cables por donde no corre el agua. | placa*, panel*, montaje*, fotovoltaic*, autoconsumo
service | Baterías | Del tamaño de tus noches, no del folleto. | bateria*, acumula*, almacena*
service | Inversor y cuadro | Un cuadro viejo suele pedir arreglo antes: se dice en la oferta, no el día del montaje. | inversor*, cuadro*, contador*
service | Cargador del coche | Del tejado cuando hay sol, de la red cuando hay prisa. | coche*, cargador*, electrico, carga
service | Legalización y ayudas | Licencia, distribuidora, excedentes y subvenciones, rellenadas contigo y a tiempo. | legaliza*, subvencion*, ayuda*, tramite*, excedente*
service | Instalaciones en marcha | ¿Rinde menos que el año pasado? Se mide serie por serie antes de cambiar nada. | mantenimiento*, averia*, repara*, amplia*
line | Si el tejado pide tejas nuevas, eso va primero. | Cuenta más tu consumo que las placas que caben.
quote | La sombra cuesta más que las placas. | La luz más barata es la que no gastas. | Primero las cuentas, luego la escalera.
title | Del tejado al contador | Placas, baterías, papeles | Solar paso a paso
contact | Enseña tu tejado | Pide un cálculo
action | Pedir un cálculo | Enseñar mi tejado
ask | ¿Sirve mi tejado? | Muchas veces, también a este y oeste. Deciden las sombras y el estado de las tejas; con fotos y dirección se sabe casi todo.
ask | ¿Cuándo se amortiza? | Depende de tu consumo, tu tarifa y el precio. Recibes un cálculo en el que puedes cambiar los tres.
ask | ¿Hace falta batería? | Si gastas sobre todo de noche, puede compensar. Se añade después si el inversor se eligió para eso.
ask | ¿Cuántos días se trabaja en el tejado? | En una casa normal, pocos días. Lo que tarda es el material y los trámites, y se dice cómo están ahora.
ask | ¿Funcionan en un apagón? | Las normales se paran por seguridad. Si quieres luz entonces, hay que preverlo desde el principio.
`,
  french: `
headlines | Panneaux solaires à {place} | Votre toit se met au travail | Du courant fait au-dessus du lit | D’abord compter les ombres | Panneaux, batterie, comptes clairs
introduction | {name} étudie et pose des panneaux à {place} : {services}. Préparez l’adresse, une photo du toit et un an de factures.
introduction | Le sapin du voisin et l’heure de la lessive décident si cela vaut la peine. {name}, à {place}, le calcule avant que quiconque monte.
introduction | Toit, câble, tableau, dossiers : {name}, à {place}, fait tout cela dans l’ordre et sans trou entre les étapes.
service | Étude du toit | Orientation, pente, ombres heure par heure et votre propre consommation, avec les hypothèses écrites. | etude*, toit*, calcul*, rentab*
service | Pose des panneaux | Des crochets dans la charpente, des tuiles qui reposent à plat, des câbles hors de l’eau. | panneau*, pose*, photovolt*, autoconsomm*
service | Batteries | À la taille de vos soirées, pas de la brochure. | batterie*, stockage
service | Onduleur et tableau | Un vieux tableau demande souvent des travaux d’abord : c’est dans le devis, pas le jour même. | onduleur*, tableau*, compteur*
service | Borne pour la voiture | Depuis le toit quand il fait beau, depuis le réseau quand on est pressé. | borne*, voiture*, recharge*
service | Démarches et aides | Mairie, gestionnaire du réseau, primes : remplies avec vous et envoyées à temps. | demarche*, aide*, prime*, mairie, raccordement*, consuel
service | Installations existantes | Moins que l’an passé ? Mesuré chaîne par chaîne avant de rien changer. | entretien, depann*, panne*, extension*, maintenance
line | Si le toit veut bientôt des tuiles neuves, c’est par là qu’on commence. | Votre consommation compte plus que la place disponible.
quote | L’ombre coûte plus que les panneaux. | Le courant le moins cher est celui qu’on évite. | D’abord les comptes, ensuite l’échelle.
title | Du toit au compteur | Panneaux, batteries, dossiers | Le solaire pas à pas
contact | Montrer votre toit | Demander un calcul
action | Demander un calcul | Montrer mon toit
ask | Mon toit convient-il ? | Souvent, à l’est et à l’ouest aussi. L’ombre et l’état des tuiles en décident ; photos et adresse disent presque tout.
ask | Quand est-ce rentabilisé ? | Selon votre usage, votre tarif et le prix. Vous recevez un calcul dont vous pouvez changer les trois.
ask | Faut-il une batterie ? | Si vous consommez surtout le soir, peut-être. Elle s’ajoute plus tard si l’onduleur est choisi pour.
ask | Combien de jours sur le toit ? | Quelques jours sur une maison ordinaire. Le matériel et les dossiers demandent plus, et vous savez où en sont les délais.
ask | Cela marche-t-il pendant une coupure ? | D’ordinaire non, par sécurité. Qui veut de la lumière alors doit le prévoir dès le départ.
`,
  italian: `
headlines | Fotovoltaico a {place} | Il tetto va al lavoro | Corrente fatta sopra il letto | Prima si contano le ombre | Pannelli, batteria, conti chiari
introduction | {name} progetta e monta impianti a {place}: {services}. Prepara l’indirizzo, una foto del tetto e un anno di bollette.
introduction | Se conviene lo decidono l’albero del vicino e l’ora della lavatrice. {name}, a {place}, lo calcola prima che qualcuno salga.
introduction | Tetto, cavo, quadro, pratiche: {name}, a {place}, li fa in quest’ordine e senza buchi in mezzo.
service | Studio del tetto | Orientamento, pendenza, ombre ora per ora e quanto consumi tu, con le ipotesi scritte. | studio, tett*, calcol*, convenienz*, sopralluog*
service | Posa dei pannelli | Staffe nella struttura, tegole che tornano piane, cavi dove non corre acqua. | pannell*, posa, fotovoltaic*, impiant*
service | Batterie | Grandi quanto le tue sere, non quanto il dépliant. | batteri*, accumul*
service | Inverter e quadro | Un quadro vecchio spesso va sistemato prima: sta nell’offerta, non nella sorpresa. | inverter, quadr*, contator*
service | Ricarica dell’auto | Dal tetto col sole, dalla rete quando c’è fretta. | auto, ricaric*, colonnin*, wallbox
service | Pratiche e incentivi | Comune, gestore, detrazioni: compilate con te e spedite in tempo. | pratic*, incentiv*, detrazion*, gse, permess*
service | Impianti già accesi | Rende meno dell’anno scorso? Si misura stringa per stringa prima di cambiare qualcosa. | manutenzion*, guast*, ampliament*, pulizi*
line | Se il tetto chiede tegole nuove, quelle vengono prima. | Conta più il tuo consumo dello spazio libero.
quote | L’ombra costa più dei pannelli. | La corrente meno cara è quella che non usi. | Prima i conti, poi la scala.
title | Dal tetto al contatore | Pannelli, batterie, pratiche | Il sole passo dopo passo
contact | Mostra il tuo tetto | Chiedi un calcolo
action | Chiedere un calcolo | Mostrare il mio tetto
ask | Il mio tetto va bene? | Spesso sì, anche a est e a ovest. Decidono ombre e tegole; con foto e indirizzo si capisce quasi tutto.
ask | In quanto si ripaga? | Dipende da consumo, tariffa e prezzo. Ricevi un calcolo in cui puoi cambiare tutti e tre.
ask | Serve la batteria? | Se consumi soprattutto la sera può convenire. Si aggiunge dopo, se l’inverter è scelto per questo.
ask | Quanti giorni si lavora sul tetto? | Su una casa normale pochi giorni. Di più chiedono materiale e pratiche, e si dice a che punto sono i tempi.
ask | Funziona in un blackout? | Di norma no, per sicurezza. Chi vuole luce anche allora deve prevederlo dall’inizio.
`,
  german: `
headlines | Photovoltaik in {place} | Ihr Dach geht arbeiten | Strom von über dem Bett | Zuerst den Schatten zählen | Module, Speicher, ehrliche Rechnung
introduction | {name} plant und montiert Solaranlagen in {place}: {services}. Halten Sie Adresse, ein Foto vom Dach und die letzte Jahresabrechnung bereit.
introduction | Ob es sich lohnt, entscheiden Nachbars Tanne und die Uhrzeit Ihrer Waschmaschine. {name} in {place} rechnet das durch, bevor jemand hinaufsteigt.
introduction | Dach, Kabel, Zählerschrank, Anmeldung: {name} in {place} macht es in dieser Reihenfolge und ohne Lücke dazwischen.
service | Dach und Ertrag | Richtung, Neigung, Schatten nach Stunden und Ihr eigener Verbrauch. Die Annahmen stehen dabei. | ertrag*, dach*, berechnung*, planung*, wirtschaftlich*
service | Montage der Module | Haken in die Sparren, Ziegel, die wieder flach liegen, Kabel, wo kein Wasser läuft. | modul*, montage*, pv, photovoltaik*, solaranlage*
service | Stromspeicher | Bemessen nach Ihren Abenden, nicht nach dem Prospekt. | speicher*, batterie*, notstrom*, ersatzstrom*
service | Wechselrichter und Zählerschrank | Alte Schränke müssen oft zuerst erneuert werden. Das steht im Angebot und kommt nicht erst am Montagetag heraus. | wechselrichter*, zahlerschrank*, zahler*
service | Wallbox | Vom Dach, wenn die Sonne scheint, aus dem Netz, wenn es eilt. | wallbox*, elektroauto*, laden, ladestation*
service | Anmeldung und Förderung | Netzbetreiber, Register, Zuschüsse: mit Ihnen ausgefüllt und rechtzeitig abgeschickt. | anmeld*, forder*, netzbetreiber*, einspeis*
service | Anlagen, die schon laufen | Weniger Ertrag als voriges Jahr? Strang für Strang gemessen, bevor etwas getauscht wird. | wartung*, storung*, reparatur*, erweiter*, altanlage*
line | Braucht das Dach bald neue Ziegel, kommen die zuerst. | Ihr Jahresverbrauch zählt mehr als der Platz auf dem Dach.
quote | Schatten kostet mehr als Module. | Der billigste Strom ist der gesparte. | Erst rechnen, dann die Leiter.
title | Vom Dach zum Zähler | Module, Speicher, Papiere | Solarstrom Schritt für Schritt
contact | Zeigen Sie das Dach | Berechnung anfragen
action | Berechnung anfragen | Dach zeigen
ask | Ist mein Dach geeignet? | Oft, auch nach Ost und West. Schatten und Zustand der Ziegel entscheiden, Fotos und Adresse verraten fast alles.
ask | Wann rechnet es sich? | Das hängt von Verbrauch, Tarif und Preis ab. Sie bekommen eine Rechnung, in der Sie alle drei ändern können.
ask | Brauche ich einen Speicher? | Wenn Sie vor allem abends verbrauchen, vielleicht. Er lässt sich nachrüsten, wenn der Wechselrichter danach ausgesucht ist.
ask | Wie lange wird auf dem Dach gearbeitet? | Auf einem gewöhnlichen Haus wenige Tage. Länger brauchen Material, Gerüst und Netzbetreiber. Wie lange zurzeit, sagen wir Ihnen.
ask | Läuft die Anlage bei Stromausfall? | Gewöhnliche schalten aus Sicherheit ab. Wer dann Licht will, muss es von Anfang an mitplanen.
`,
  japanese: `
headlines | {place}の太陽光発電工事 | 屋根に、働いてもらう | まず、影を数えます | 屋根でつくる家の電気 | パネルと蓄電池と正直な計算
introduction | {name}は{place}で、{services}を行っています。住所、屋根の写真、一年分の電気の検針票をご用意ください。
introduction | 損得を決めるのは、隣の木の影と洗濯の時間です。{name}は、屋根に上がる前に計算します。
introduction | 屋根、配線、分電盤、申請。{name}は、この順で切れ目なく進めます。
service | 屋根の調査と試算 | 向き、傾き、時間ごとの影、ご自宅での使い方。前提も書いてお渡しします。 | 調査, 試算, シミュレーション, 屋根
service | パネルの設置 | 下地に固定し、瓦を戻し、水の通らないところに配線します。 | パネル, 設置, 太陽光
service | 蓄電池 | 夜の使い方に合わせた大きさで。停電時に使えるかも確かめます。 | 蓄電池, 停電, バッテリー
service | パワコンと分電盤 | 古い分電盤は先に直すことがあります。見積もりの時にお伝えします。 | パワコン, 分電盤, パワーコンディショナ
service | 車の充電設備 | 晴れた日は屋根から、急ぐ日は電力会社から。 | EV, 充電, V2H, 電気自動車
service | 申請と補助金 | 電力会社、国、自治体の書類を一緒に整え、期日に間に合わせます。 | 申請, 補助金, 売電, 手続き
service | 点検と修理 | 発電が減ったら、回路ごとに測ってから交換を考えます。 | 点検, 修理, メンテナンス, 増設, 卒FIT
line | 屋根の葺き替えが近いなら、そちらが先です。 | 載る枚数より、使う量が大切です。
quote | 影は、パネルより高くつきます。 | いちばん安い電気は、使わない電気。 | 先に計算、それからはしご。
title | 屋根からメーターまで | パネル、蓄電池、書類 | 太陽光の順を追って
contact | 屋根を見せる | 試算を頼む
action | 試算を頼む | 屋根について聞く
ask | うちの屋根に載せられますか。 | 東や西向きでも載ることが多くあります。影と屋根の傷み具合で決まり、写真と住所でほぼわかります。
ask | 何年で元が取れますか。 | 使用量、料金、工事費によります。三つとも変えて試せる計算書をお渡しします。
ask | 蓄電池は要りますか。 | 夜に多く使うなら、見合うことがあります。機器を選んでおけば、後からも足せます。
ask | 設置工事は何日かかりますか。 | ふつうの家なら数日です。資材と申請の待ち時間のほうが長く、今の目安をお伝えします。
ask | 停電のとき使えますか。 | 使い方と機器によります。使いたいものを初めに伺い、それに合わせて計画します。
`,
  Korean: `
headlines | {place} 태양광 설치 | 지붕이 일을 합니다 | 먼저 그림자를 셉니다 | 지붕에서 만드는 우리 집 전기 | 패널과 배터리, 솔직한 계산
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 주소와 지붕 사진, 일 년 치 전기 요금을 준비해 주세요.
introduction | 이득인지는 옆집 나무 그림자와 세탁기 돌리는 시간이 정합니다. {place}의 {name}에서 올라가기 전에 계산합니다.
introduction | 지붕, 전선, 분전반, 서류. {name}에서 이 순서대로 빈틈없이 합니다.
service | 지붕 조사와 계산 | 방향, 기울기, 시간마다의 그림자, 댁에서 쓰는 양. 전제도 적어 드립니다. | 조사, 계산, 지붕, 발전량
service | 패널 설치 | 뼈대에 고정하고 물이 흐르지 않는 곳으로 전선을 넣습니다. | 패널, 설치, 태양광, 모듈
service | 배터리 | 안내 책자 말고 저녁 쓰임에 맞는 크기로. | 배터리, ESS, 저장
service | 인버터와 분전반 | 낡은 분전반은 먼저 고쳐야 할 때가 있습니다. 견적 때 말씀드립니다. | 인버터, 분전반, 계량기
service | 전기차 충전기 | 해가 나면 지붕에서, 급하면 전력망에서. | 전기차, 충전기, 충전
service | 신청과 보조금 | 한전과 지자체 서류를 함께 갖춰 제때 냅니다. | 보조금, 신청, 인허가, 상계거래, 서류
service | 점검과 수리 | 발전이 줄었다면 회로마다 재 보고 바꿀지 정합니다. | 점검, 수리, 유지, 고장, 청소
line | 지붕을 곧 고쳐야 하면 그 일이 먼저입니다. | 올릴 수 있는 장수보다 쓰는 양이 중요합니다.
quote | 그림자는 패널보다 비쌉니다. | 가장 싼 전기는 안 쓰는 전기입니다. | 먼저 계산, 그다음 사다리.
title | 지붕에서 계량기까지 | 패널, 배터리, 서류 | 태양광, 차례차례
contact | 지붕 보여 주기 | 계산 요청하기
action | 계산 요청하기 | 지붕 문의하기
ask | 우리 지붕에도 되나요? | 동향이나 서향도 되는 때가 많습니다. 그림자와 지붕 상태가 정하고, 사진과 주소로 거의 알 수 있습니다.
ask | 몇 년이면 본전인가요? | 사용량과 요금, 공사비에 따라 다릅니다. 셋을 모두 바꿔 볼 수 있는 계산서를 드립니다.
ask | 배터리가 필요한가요? | 저녁에 많이 쓰면 나을 수 있습니다. 인버터를 맞춰 고르면 나중에 더할 수 있습니다.
ask | 설치는 며칠 걸리나요? | 보통 집은 며칠입니다. 자재와 서류를 기다리는 시간이 더 길고, 지금 사정을 말씀드립니다.
ask | 정전 때도 쓸 수 있나요? | 보통은 안전 때문에 멈춥니다. 그때도 쓰시려면 처음부터 계획해야 합니다.
`,
}
