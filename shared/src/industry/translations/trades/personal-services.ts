/**
 * What trades for people, tables and animals offer, by its usual names: Spanish, French, Italian, German, Japanese
 * and Korean in that order, a row a language.
 */
export const personalServices = `
# bakery
Pan, Bollería, Tartas, Tartas de cumpleaños, Bocadillos, Encargos
Pain, Viennoiseries, Tartes, Gâteaux d’anniversaire, Sandwichs, Commandes
Pane, Brioche, Torte, Torte di compleanno, Focacce, Ordini
Brot, Brötchen, Kuchen, Geburtstagstorten, Belegtes, Bestellungen
食パン, 菓子パン, ケーキ, 誕生日のケーキ, サンドイッチ, ご予約の品
식빵, 단과자빵, 케이크, 생일 케이크, 샌드위치, 예약 주문
# barber-shop
Corte, Degradado, Barba, Afeitado, Niños, Corte y barba
Coupe, Dégradé, Barbe, Rasage, Enfants, Coupe et barbe
Taglio, Sfumatura, Barba, Rasatura, Bambini, Taglio e barba
Haarschnitt, Maschinenschnitt, Bart, Rasur, Kinder, Schnitt und Bart
カット, フェード, ひげ, シェービング, お子さま, カットとひげ
커트, 페이드, 수염, 면도, 어린이, 커트와 수염
# book-store
Novelas, Libros infantiles, Poesía, Segunda mano, Encargos, Lecturas
Romans, Livres pour enfants, Poésie, Livres d’occasion, Commandes, Lectures
Romanzi, Libri per bambini, Poesia, Libri usati, Ordini, Letture
Romane, Kinderbücher, Gedichte, Gebrauchte Bücher, Bestellungen, Lesungen
小説, 児童書, 詩集, 古本, お取り寄せ, 読書会
소설, 어린이책, 시집, 중고책, 주문, 낭독 모임
# catering
Bodas, Comidas de empresa, Cumpleaños, Bufé, Menú en casa, Postres
Mariages, Repas d’entreprise, Anniversaires, Buffets, Dîner chez vous, Desserts
Matrimoni, Pranzi aziendali, Compleanni, Buffet, Cena a casa sua, Dolci
Hochzeiten, Firmenessen, Geburtstage, Buffets, Essen zu Hause, Nachspeisen
結婚式, 会社の昼食, 誕生日, ビュッフェ, ご自宅での食事, デザート
결혼식, 회사 점심, 생일, 뷔페, 댁에서의 식사, 디저트
# chess-instructor
Primera clase, Niños, Adultos, Aperturas, Finales, Torneos
Premier cours, Enfants, Adultes, Ouvertures, Finales, Tournois
Prima lezione, Bambini, Adulti, Aperture, Finali, Tornei
Erste Stunde, Kinder, Erwachsene, Eröffnungen, Endspiele, Turniere
はじめての方, お子さま, 大人, 序盤, 終盤, 大会の準備
첫 수업, 어린이, 성인, 오프닝, 엔드게임, 대회 준비
# dance-lessons
Principiantes, Niños, Adultos, Parejas, Baile de boda, Salsa
Débutants, Enfants, Adultes, Couples, Danse de mariage, Salsa
Principianti, Bambini, Adulti, Coppie, Ballo di nozze, Salsa
Anfänger, Kinder, Erwachsene, Paare, Hochzeitstanz, Salsa
初心者, お子さま, 大人, ペア, 結婚式のダンス, サルサ
초보, 어린이, 성인, 커플, 결혼식 춤, 살사
# dentist-office
Revisiones, Limpieza, Empastes, Coronas, Niños, Urgencias
Contrôles, Détartrage, Plombages, Couronnes, Enfants, Urgences
Controlli, Igiene, Otturazioni, Corone, Bambini, Urgenze
Kontrolle, Zahnreinigung, Füllungen, Kronen, Kinder, Notfälle
検診, クリーニング, 虫歯の治療, かぶせもの, 小児歯科, 急な痛み
검진, 스케일링, 충치 치료, 크라운, 어린이, 응급
# dog-groomer
Baño y secado, Corte, Uñas, Cachorros, Deslanado, Orejas
Bain et séchage, Coupe, Griffes, Chiots, Démêlage, Oreilles
Bagno e asciugatura, Taglio, Unghie, Cuccioli, Slanatura, Orecchie
Waschen und Föhnen, Schneiden, Krallen, Welpen, Entfilzen, Ohren
シャンプーと乾燥, カット, 爪切り, 子犬, 毛玉とり, 耳の手入れ
목욕과 건조, 미용, 발톱, 강아지 첫 미용, 엉킨 털, 귀 관리
# fitness
Entrenamiento personal, Fuerza, Grupos pequeños, Movilidad, Correr, En línea
Coaching individuel, Force, Petits groupes, Mobilité, Course, En ligne
Allenamento personale, Forza, Piccoli gruppi, Mobilità, Corsa, Online
Einzeltraining, Kraft, Kleine Gruppen, Beweglichkeit, Laufen, Online
個人トレーニング, 筋力, 少人数, 柔軟, ランニング, オンライン
개인 트레이닝, 근력, 소그룹, 유연성, 달리기, 온라인
# florist
Ramos, Bodas, Condolencias, Plantas, Flores para la mesa, Entrega
Bouquets, Mariages, Deuil, Plantes, Fleurs de table, Livraison
Mazzi, Matrimoni, Lutto, Piante, Fiori da tavola, Consegna
Sträuße, Hochzeiten, Trauer, Pflanzen, Tischblumen, Lieferung
花束, 結婚式の花, お供えの花, 鉢植え, テーブルの花, お届け
꽃다발, 결혼식 꽃, 조의 꽃, 화분, 식탁 꽃, 배달
# medical-clinic
Medicina de familia, Niños, Vacunas, Análisis, Chequeos, Recetas
Médecine générale, Enfants, Vaccins, Analyses, Bilans, Ordonnances
Medicina di famiglia, Bambini, Vaccini, Analisi, Controlli, Ricette
Hausarzt, Kinder, Impfungen, Blutwerte, Vorsorge, Rezepte
内科, 小児科, 予防接種, 血液検査, 健診, お薬
내과, 소아과, 예방접종, 혈액 검사, 건강 검진, 처방
# nail-salon
Manicura, Pedicura, Esmalte, Uñas de gel, Reparación, Cejas
Manucure, Pédicure, Vernis, Ongles en gel, Réparation, Sourcils
Manicure, Pedicure, Smalto, Unghie in gel, Riparazione, Sopracciglia
Maniküre, Pediküre, Lack, Gelnägel, Reparatur, Augenbrauen
マニキュア, フットケア, カラー, ジェル, お直し, 眉
매니큐어, 페디큐어, 컬러, 젤 네일, 보수, 눈썹
# nutritionist
Primera consulta, Diabetes, Deporte, Intolerancias, Familias, Seguimiento
Premier entretien, Diabète, Sport, Intolérances, Familles, Suivi
Primo colloquio, Diabete, Sport, Intolleranze, Famiglie, Controlli
Erstgespräch, Diabetes, Sport, Unverträglichkeiten, Familien, Begleitung
初回の相談, 糖尿病, スポーツ, 食物アレルギー, ご家族, その後の相談
첫 상담, 당뇨, 운동, 음식 알레르기, 가족, 이어지는 상담
# photographer
Bodas, Retratos, Familias, Negocios, Productos, Eventos
Mariages, Portraits, Familles, Entreprises, Produits, Événements
Matrimoni, Ritratti, Famiglie, Aziende, Prodotti, Eventi
Hochzeiten, Porträts, Familien, Firmen, Produkte, Feiern
結婚式, 肖像, ご家族, 会社, 商品, 催し
결혼식, 인물, 가족, 회사, 제품, 행사
# spa
Masajes, Faciales, Sauna, Exfoliación, Para dos, Bonos regalo
Massages, Soins du visage, Sauna, Gommages, À deux, Bons cadeaux
Massaggi, Trattamenti viso, Sauna, Scrub, In due, Buoni regalo
Massagen, Gesicht, Sauna, Peelings, Zu zweit, Gutscheine
マッサージ, フェイシャル, サウナ, スクラブ, ふたりで, ギフト券
마사지, 얼굴 관리, 사우나, 스크럽, 둘이서, 선물권
# tailor
Bajos, Arreglos, Cremalleras, A medida, Vestidos, Trajes
Ourlets, Retouches, Fermetures éclair, Sur mesure, Robes, Costumes
Orli, Modifiche, Cerniere, Su misura, Abiti, Completi
Säume, Änderungen, Reißverschlüsse, Maßarbeit, Kleider, Anzüge
裾上げ, お直し, ファスナー, 仕立て, ドレス, スーツ
밑단, 수선, 지퍼, 맞춤, 드레스, 정장
# therapist
Primera conversación, Ansiedad, Duelo, Parejas, Estrés, En línea
Premier entretien, Anxiété, Deuil, Couples, Stress, En ligne
Primo colloquio, Ansia, Lutto, Coppie, Stress, Online
Erstgespräch, Angst, Trauer, Paare, Stress, Online
はじめての相談, 不安, 大切な人との別れ, 夫婦, ストレス, オンライン
첫 상담, 불안, 상실, 부부, 스트레스, 온라인
# tutor
Matemáticas, Idiomas, Lectura y escritura, Deberes, Exámenes, En línea
Mathématiques, Langues, Lecture et écriture, Devoirs, Examens, En ligne
Matematica, Lingue, Lettura e scrittura, Compiti, Esami, Online
Mathe, Sprachen, Lesen und Schreiben, Hausaufgaben, Prüfungen, Online
算数と数学, 英語, 国語, 宿題, 受験, オンライン
수학, 영어, 국어, 숙제, 시험 준비, 온라인
# veterinarian
Consultas, Vacunas, Cirugía, Dientes, Gatos, Urgencias
Consultations, Vaccins, Chirurgie, Dents, Chats, Urgences
Visite, Vaccini, Chirurgia, Denti, Gatti, Urgenze
Sprechstunde, Impfungen, Operationen, Zähne, Katzen, Notfälle
診察, 予防接種, 手術, 歯, 猫, 急な症状
진료, 예방접종, 수술, 치아, 고양이, 응급
`
