/** The same where neither English nor German is written: what owners write, by their place, and what of it is no service: what they refuse, count, wait for, or stand in another town for. */
export const neverCardsElsewhere: Readonly<
  Record<string, readonly (readonly [text: string, never: string])[]>
> = {
  'Lyon, France': [
    ['Couture. Ourlets 10 €, jupes 15 €. Le cuir, non merci.', 'cuir'],
    ['Couture. Ourlets 10 €, jupes 15 €. Le cuir ? Jamais.', 'cuir'],
    ['Couture. Ourlets 10 €, jupes 15 €. Cuir : je ne fais plus.', 'cuir'],
    ['Couture. Ourlets 10 €, jupes 15 €. Pour le cuir, allez chez mon cousin.', 'cuir; cousin'],
    ['Couture. Ourlets 10 €, jupes 15 €, on touche pas au cuir', 'cuir'],
    [
      "Couture. Ourlets 10 €, jupes 15 €. J'ai arrêté les rideaux. Les tapis c'est pas moi.",
      'rideaux; tapis',
    ],
    [
      "Poterie. Bols 20 €, vases 40 €. Délai 6 semaines, comptez deux mois d'attente.",
      'délai; attente; comptez',
    ],
    ["Balades avec Lulu, Kiki et Momo. Tour d'âne 10 €, journée 60 €", 'lulu; kiki; momo'],
    [
      'Bistrot. Plat 14 €, menu 19 €. Dix tables, une terrasse, un chat. Chiens tolérés, enfants bruyants non',
      'tables; chat; bruyants',
    ],
    [
      "Poissonnier. Merlu 12 €, moules 5 €. Mardi Givors 8h-12h, jeudi Vienne, samedi place Bellecour jusqu'à 13h",
      'givors; vienne; bellecour',
    ],
    ['Couture à Lyon. Ourlets, jupes, robes. Le cuir, non merci. Les rideaux, jamais.', 'cuir; rideaux'],
    [
      "Couture à Lyon. Ourlets, jupes, robes. Cuir : je ne fais plus. Les tapis c'est pas moi.",
      'cuir; tapis',
    ],
    ['Couture à Lyon. Ourlets, jupes. On touche pas au cuir, on fait pas les rideaux.', 'cuir; rideaux'],
    [
      "Couture à Lyon. Ourlets, jupes. Pour le cuir, allez chez mon cousin. J'ai arrêté les rideaux.",
      'cuir; rideaux',
    ],
    [
      'Jardinier. Haies, pelouses. Tout sauf les arbres. Chats : non ! Les élagages, voyez mon frère.',
      'arbres; chats; élagages',
    ],
  ],
  'Madrid, España': [
    ['Costura. Bajos 8 €, faldas 12 €. Cuero ni hablar.', 'cuero'],
    ['Costura. Bajos 8 €, faldas 12 €. ¿Cuero? Ni loca.', 'cuero'],
    ['Costura. Bajos 8 €, faldas 12 €. Cuero: no. Cortinas tampoco.', 'cuero; cortinas'],
    ['Costura. Bajos 8 €, faldas 12 €. El cuero se lo dejo a otros.', 'cuero'],
    ['Costura. Bajos 8 €, faldas 12 €, ya no hago cortinas', 'cortinas'],
    ['Cerámica. Tazas 20 €, platos 25 €. Plazo de entrega 3 semanas, espera de dos meses', 'plazo; espera'],
    ['Bar. Tapas 3 €, menú 12 €. Ocho mesas, un perro, cero prisas.', 'mesas; perro; prisas'],
    [
      'Pescado. Merluza 12 €, boquerón 8 €. Lunes Pinto 9-13, jueves Getafe, sábado Parla hasta las 14',
      'pinto; getafe; parla',
    ],
    ['Costura en Madrid. Bajos, faldas, vestidos. Cuero ni hablar. ¿Cortinas? Ni loca.', 'cuero; cortinas'],
    ['Costura en Madrid. Bajos, faldas. Cuero: no. Cortinas tampoco.', 'cuero; cortinas'],
    ['Costura en Madrid. Bajos, faldas, el cuero se lo dejo a otros, ya no hago cortinas', 'cuero; cortinas'],
    ['Costura en Madrid. Bajos, faldas. Menos cuero, de todo. Abrigos de piel nunca.', 'cuero; abrigos'],
  ],
  'Roma, Italia': [
    ['Sartoria. Orli 8 €, gonne 12 €. Pelle? No grazie.', 'pelle'],
    ['Sartoria. Orli 8 €, gonne 12 €. La pelle la lascio ad altri.', 'pelle'],
    ['Sartoria. Orli 8 €, gonne 12 €, pelle mai', 'pelle'],
    [
      'Sartoria. Orli 8 €, gonne 12 €. Per la pelle andate da Gino. Tende non ne faccio più',
      'pelle; gino; tende',
    ],
    [
      'Ceramica. Tazze 20 €, piatti 25 €. Tempi di attesa due mesi, consegna in 3 settimane',
      'tempi; attesa; settimane',
    ],
    ['Passeggiate con Pino, Lola e Berto. Giro in asino 10 €, giornata 60 €', 'pino; lola; berto'],
    ['Trattoria. Pasta 9 €, secondi 14 €. Trenta coperti, sei tavoli, una nonna.', 'coperti; tavoli; nonna'],
    [
      'Pescheria. Orata 12 €, cozze 5 €. Lunedì Anzio 8-12, giovedì Nettuno, sabato Ardea fino alle 13',
      'anzio; nettuno; ardea',
    ],
    ['Sartoria a Roma. Orli, gonne, abiti. Pelle? No grazie. Tende mai.', 'pelle; tende'],
    ['Sartoria a Roma. Orli, gonne. La pelle la lascio ad altri. Tende non ne faccio più.', 'pelle; tende'],
    [
      'Sartoria a Roma. Orli, gonne. Pelle no, tende nemmeno. Tutto tranne i tappeti.',
      'pelle; tende; tappeti',
    ],
  ],
  東京都: [
    [
      '洋裁店です。裾上げ800円、ファスナー交換2,000円。革製品はお断り。カーテンはやめました。',
      '革製品; カーテン',
    ],
    ['洋裁店です。裾上げ800円、ファスナー交換2,000円。革は無理です。毛皮はNG。', '革; 毛皮'],
    ['洋裁店です。裾上げ800円、ファスナー交換2,000円。革、毛皮は他店へ。納期は2週間ほど。', '革; 毛皮; 納期'],
    [
      '出張マッサージ60分6,000円、90分9,000円。深夜は1,000円増し、土日は割増500円。早朝(6時前)は別途千円。',
      '深夜; 土日; 早朝; 割増',
    ],
    [
      '食堂です。定食800円、うどん500円。カウンター6席、テーブル2卓。予約は受けません。',
      'カウンター; テーブル; 席; 予約',
    ],
    [
      '洋裁店です。裾上げ、ファスナー交換、丈直し。革製品はお断り。カーテンはやめました。毛皮は無理です。',
      '革製品; カーテン; 毛皮',
    ],
    ['洋裁店です。裾上げ、丈直し。革はNG。毛皮は他店へどうぞ。着物は受けていません。', '革; 毛皮; 着物'],
  ],
  서울: [
    ['수선집입니다. 바지 5,000원, 치마 6,000원. 가죽은 못해요. 커튼은 이제 안 받아요.', '가죽; 커튼'],
    ['수선집입니다. 바지 5,000원, 치마 6,000원. 가죽 사절, 모피 NO', '가죽; 모피'],
    ['수선집입니다. 바지 5,000원, 치마 6,000원. 가죽은 다른 데 가세요. 제작 기간 2주.', '가죽; 기간'],
    ['출장세차 5만원, 광택 10만원. 야간은 1만원 추가, 새벽(6시 전) 2만원 할증.', '야간; 새벽'],
    ['분식집. 떡볶이 4,000원, 김밥 3,000원. 테이블 4개, 좌석 12석. 카드 안돼요ㅠㅠ', '테이블; 좌석; 카드'],
    ['수선집입니다. 바지, 치마, 코트. 가죽은 못해요. 커튼은 이제 안 받아요. 모피 NO', '가죽; 커튼; 모피'],
    ['수선집입니다. 바지, 치마. 가죽 사절. 모피는 다른 데 가세요. 신발은 취급 안 함', '가죽; 모피; 신발'],
  ],
}
