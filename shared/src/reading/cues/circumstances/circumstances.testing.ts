import type { Language } from '../../../language/language.ts'

const phrasesOf = (list: string): readonly string[] => list.split('|').map((phrase) => phrase.trim())

/** Of each language a description with two services, and what owners write behind them that is none. */
export const said: Readonly<
  Record<Language, readonly [place: string, timeZone: string, before: string, phrases: readonly string[]]>
> = {
  english: [
    'Leeds',
    'Europe/London',
    'Joinery in Leeds. Doors £40, shelves £60. ',
    phrasesOf(`
      cash or card | card payments taken | we take cards | cash only please | payment on the day |
      helmets included | all materials supplied | towels and mats provided | tea and cake included |
      fuel included | next to the church | opposite Tesco | behind the library | two minutes from the station |
      on the number 7 bus route | unit 4 Mill Lane | stall 12 in the covered market | 9 seats at the counter |
      room for 12 | small place with 20 covers | hi I'm Sam | ex army | mum of two | retired teacher |
      twenty years in the trade | third generation | one man band | just me and my van | homemade |
      all natural ingredients | made fresh every morning | everything baked here | book 2 weeks ahead |
      please give 24 hours notice | 48 hrs notice to cancel | late cancellations charged | dogs welcome |
      kids love it | families welcome | fully insured and DBS checked | references on request |
      free parking outside | wheelchair friendly | toilets on site | ask about group rates |
      gift vouchers available | discount for regulars | 10% off first visit | student discount | loyalty card |
      free delivery over £30 | delivery free within 5 miles | easter to october | summer only | every summer |
      weather permitting | see you there | happy to chat | no question too daft | prices depend on size |
      prices vary | price on application | quotes are free | cheapest in town | best in Leeds |
      you won't regret it | as seen on TV | 5 star reviews | photos on instagram | find me on facebook |
      message for prices | text is best | reply within a day | we reply within one business day |
      usually booked 3 weeks out | limited places | max 6 people | small groups | 2 hours long |
      lasts 90 minutes | takes about an hour | ready the next day | same week turnaround | under 5s go free |
      children must be supervised | minimum age 8 | minimum order £20 | sizes 8 to 22 |
      brands like Bosch and Miele | english, polish and urdu spoken | se habla espanol | open again in May |
      new website coming soon | under new management | proud member of the guild | winner of best pie 2022 |
      city and guilds trained | time served | work guaranteed for 2 years | we clear up after ourselves |
      leave it as we found it | shoes off at the door | radio on, kettle on | lovely views | by the river |
      dogs on leads | bring a friend | wear old clothes
    `),
  ],
  german: [
    'Fulda',
    'Europe/Berlin',
    'Tischlerei in Fulda. Türen 40 €, Regale 60 €. ',
    phrasesOf(`
      nur Barzahlung | Kartenzahlung möglich | EC-Karte geht auch | Helme inklusive | Material ist dabei |
      Handtücher vorhanden | Getränke inklusive | neben der Kirche | gegenüber vom Rathaus |
      hinter dem Bahnhof | zwei Minuten vom Markt | Parkplätze vor dem Haus | im Hinterhof | 1. Stock links |
      Platz für 12 Personen | 20 Sitzplätze | ich bin die Jana | zwanzig Jahre Erfahrung |
      in dritter Generation | Ein-Mann-Betrieb | alles hausgemacht | frisch gebacken | aus eigenem Anbau |
      Zutaten aus der Region | bitte 24 Stunden vorher absagen | zwei Wochen Vorlauf | Wartezeit ca. 3 Wochen |
      Hunde willkommen | Kinder bis 6 frei | Referenzen auf Anfrage | 10 % Rabatt für Stammkunden |
      Mengenrabatt | Lieferung ab 30 € frei Haus | im Winter geschlossen | nur bei gutem Wetter |
      bei Regen im Zelt | Preise je nach Aufwand | Preis auf Anfrage | Angebot kostenlos |
      bestes Eis der Stadt | bekannt aus dem Fernsehen | Bilder auf Instagram | Antwort innerhalb eines Tages |
      begrenzte Plätze | höchstens 6 Teilnehmer | kleine Gruppen | Dauer 2 Stunden | ca. 90 Minuten |
      am nächsten Tag fertig | Mindestbestellwert 20 € | Mindestalter 8 Jahre | Größe 36 bis 50 |
      Marken wie Bosch und Miele | deutsch, türkisch und arabisch | Mitglied der Innung | Innungsbetrieb |
      5 Jahre Garantie | saubere Arbeit | besenrein hinterlassen | schöner Blick ins Tal |
      bequeme Schuhe mitbringen | komme auch zu Ihnen | freue mich auf euch | bis bald
    `),
  ],
  spanish: [
    'Madrid',
    'Europe/Madrid',
    'Carpintería en Madrid. Puertas 40 €, estantes 60 €. ',
    phrasesOf(`
      solo efectivo | aceptamos tarjeta | se puede pagar con bizum | cascos incluidos | materiales incluidos |
      toallas incluidas | junto a la iglesia | frente al ayuntamiento | detrás de la estación |
      a dos minutos del metro | puesto 34 del mercado | local 5 | aforo 20 personas | soy Marta |
      veinte años de experiencia | tercera generación | todo casero | hecho cada mañana |
      ingredientes naturales | producto de la huerta | avisar con 24 horas | reservar con dos semanas |
      perros bienvenidos | niños gratis | presupuesto sin compromiso | vale regalo | 10% de descuento |
      envío gratis desde 30 € | solo en verano | si el tiempo lo permite | precio según tamaño |
      consultar precio | los mejores precios | fotos en instagram | respondo el mismo día | plazas limitadas |
      máximo 6 personas | grupos reducidos | dura 2 horas | listo al día siguiente | pedido mínimo 20 € |
      edad mínima 8 años | tallas 36 a 50 | marcas como Bosch y Miele | hablamos inglés | garantía de 2 años |
      trabajo limpio | vistas al mar | ropa cómoda | te esperamos
    `),
  ],
  french: [
    'Lyon',
    'Europe/Paris',
    'Menuiserie à Lyon. Portes 40 €, étagères 60 €. ',
    phrasesOf(`
      espèces uniquement | CB acceptée | chèques acceptés | casques fournis | matériel compris |
      serviettes fournies | à côté de l'église | en face de la mairie | derrière la gare |
      à deux minutes du métro | stand 12 | 20 couverts | je suis Marie | vingt ans d'expérience |
      troisième génération | tout est fait maison | cuit chaque matin | produits locaux | prévenir 24 h avant |
      réserver deux semaines avant | chiens bienvenus | gratuit pour les enfants | devis sans engagement |
      bons cadeaux | 10 % de remise | livraison gratuite dès 30 € | l'été seulement | selon la météo |
      prix selon la taille | tarifs sur demande | meilleurs prix | photos sur instagram |
      réponse dans la journée | places limitées | 6 personnes maximum | petits groupes | durée 2 heures |
      prêt le lendemain | minimum de commande 20 € | dès 8 ans | tailles 36 à 50 | marques Bosch et Miele |
      anglais parlé | garantie 2 ans | travail soigné | vue sur la vallée | tenue confortable |
      au plaisir de vous voir
    `),
  ],
  italian: [
    'Roma',
    'Europe/Rome',
    'Falegnameria a Roma. Porte 40 €, scaffali 60 €. ',
    phrasesOf(`
      solo contanti | accettiamo carte | bancomat ok | caschi inclusi | materiale compreso |
      asciugamani inclusi | accanto alla chiesa | di fronte al comune | dietro la stazione |
      a due minuti dalla metro | banco 12 | 20 coperti | sono Marta | vent'anni di esperienza |
      terza generazione | tutto fatto in casa | sfornato ogni mattina | prodotti a km zero |
      avvisare 24 ore prima | prenotare due settimane prima | cani benvenuti | bambini gratis |
      preventivo senza impegno | buoni regalo | sconto del 10% | consegna gratis da 30 € | solo d'estate |
      tempo permettendo | prezzo in base alla misura | prezzi su richiesta | i migliori prezzi |
      foto su instagram | rispondo in giornata | posti limitati | massimo 6 persone | piccoli gruppi |
      durata 2 ore | pronto il giorno dopo | ordine minimo 20 € | età minima 8 anni | taglie 36-50 |
      marche come Bosch e Miele | si parla inglese | garanzia 2 anni | lavoro pulito | vista sul lago |
      abiti comodi | vi aspettiamo
    `),
  ],
  japanese: [
    '東京都',
    'Asia/Tokyo',
    '木工房です。棚6,000円、椅子9,000円。',
    phrasesOf(`
      現金のみ | カード使えます | PayPay対応 | 材料費込み | 道具は全部貸します | 手ぶらでどうぞ | 駅から徒歩3分 | 教会の隣 | ビルの2階 | カウンター9席 | 20名まで |
      一人でやっています | 三代目です | この道30年 | 全て手作り | 毎朝焼いています | 国産素材のみ | 前日までにご連絡ください | キャンセルは前日まで | 子ども連れ歓迎 | 犬もどうぞ |
      お見積り無料 | 学生割引あり | 初回10%オフ | 3000円以上送料無料 | 夏のみ | 雨天中止 | 料金はサイズによります | 詳しくはお問い合わせください | インスタ見てね | 少人数制 |
      定員6名 | 所要時間2時間 | 翌日お渡し | 英語対応可 | 保証2年 | 海が見えます | 動きやすい服装で | お待ちしています
    `),
  ],
  Korean: [
    '서울',
    'Asia/Seoul',
    '목공방입니다. 선반 6,000원, 의자 9,000원. ',
    phrasesOf(`
      현금만 받아요 | 카드 가능 | 재료비 포함 | 도구 다 빌려드려요 | 역에서 3분 | 교회 옆 | 2층 | 20석 | 혼자 운영해요 | 3대째 | 경력 20년 | 전부 수제 |
      매일 아침 굽습니다 | 국내산 재료만 | 하루 전에 연락 주세요 | 당일 취소 불가 | 아이 동반 환영 | 반려견 환영 | 견적 무료 | 학생 할인 | 첫 방문 10% 할인 |
      3만원 이상 무료배송 | 여름만 | 우천시 취소 | 가격은 크기에 따라 달라요 | 문의 주세요 | 인스타에서 봐요 | 소수 정예 | 정원 6명 | 다음날 완성 | 영어 가능 | 2년 보증 |
      바다가 보여요 | 편한 옷 입고 오세요 | 기다릴게요
    `),
  ],
}
