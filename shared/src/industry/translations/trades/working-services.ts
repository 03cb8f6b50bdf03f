/**
 * What trades around houses, vehicles and offices offer, by its usual names: Spanish, French, Italian, German,
 * Japanese and Korean in that order, a row a language.
 */
export const workingServices = `
# accountant
Contabilidad, Impuestos, Nóminas, Cuentas anuales, Altas de autónomo, Revisiones
Comptabilité, Déclarations fiscales, Fiches de paie, Bilan annuel, Création d’entreprise, Contrôles
Contabilità, Dichiarazioni, Buste paga, Bilancio annuale, Apertura di partita IVA, Verifiche
Buchhaltung, Steuererklärungen, Lohnabrechnung, Jahresabschluss, Gründung, Betriebsprüfung
記帳, 確定申告, 給与計算, 決算, 開業の手続き, 税務調査の立ち会い
장부 기장, 세금 신고, 급여 계산, 결산, 창업 절차, 세무 조사 대응
# auto-repair
Revisión, Frenos, Cambio de aceite, Baterías, Diagnosis, Neumáticos
Révision, Freins, Vidange, Batteries, Diagnostic, Pneus
Tagliando, Freni, Cambio olio, Batterie, Diagnosi, Gomme
Inspektion, Bremsen, Ölwechsel, Batterien, Fehlerdiagnose, Reifen
車検と点検, ブレーキ, オイル交換, バッテリー, 故障診断, タイヤ
정기 점검, 브레이크, 오일 교환, 배터리, 고장 진단, 타이어
# bike-repair
Pinchazos, Puesta a punto, Frenos, Cambios y cadena, Ruedas, Bicicletas eléctricas
Crevaisons, Révision, Freins, Vitesses et chaîne, Roues, Vélos électriques
Forature, Revisione, Freni, Cambio e catena, Ruote, Bici elettriche
Reifenpannen, Wartung, Bremsen, Schaltung und Kette, Laufräder, Elektrische Räder
パンク修理, 点検と調整, ブレーキ, 変速とチェーン, 車輪, 電動自転車
펑크 수리, 점검과 조정, 브레이크, 변속과 체인, 휠, 전기 자전거
# car-detailing
Lavado a mano, Interior, Pulido, Cerámica, Tapicería, Faros
Lavage à la main, Intérieur, Polissage, Céramique, Sièges, Phares
Lavaggio a mano, Interni, Lucidatura, Ceramica, Sedili, Fari
Handwäsche, Innenreinigung, Politur, Keramik, Polster, Scheinwerfer
手洗い洗車, 車内清掃, 磨き, コーティング, シート, ヘッドライト
손세차, 실내 청소, 광택, 코팅, 시트, 헤드라이트
# condo-rental-agency
Pisos amueblados, Alquiler por meses, Visitas, Contratos, Mantenimiento, Para propietarios
Appartements meublés, Location au mois, Visites, Contrats, Entretien, Pour les propriétaires
Appartamenti arredati, Affitto al mese, Visite, Contratti, Manutenzione, Per i proprietari
Möblierte Wohnungen, Miete auf Monate, Besichtigungen, Verträge, Instandhaltung, Für Eigentümer
家具つきの部屋, 月ぎめ, 内覧, 契約, 修繕, 大家さんへ
가구 있는 집, 월 단위 임대, 둘러보기, 계약, 유지 보수, 집주인께
# handyman
Montaje de muebles, Estantes y cuadros, Puertas que rozan, Pintura, Grifos, Pequeños arreglos
Montage de meubles, Étagères et cadres, Portes qui frottent, Peinture, Robinets, Petites réparations
Montaggio mobili, Mensole e quadri, Porte che strisciano, Pittura, Rubinetti, Piccole riparazioni
Möbelaufbau, Regale und Bilder, Klemmende Türen, Streichen, Wasserhähne, Kleine Reparaturen
家具の組み立て, 棚と額, きしむ扉, 塗装, 蛇口, 小さな修理
가구 조립, 선반과 액자, 걸리는 문, 페인트, 수도꼭지, 작은 수리
# heating-and-cooling
Aire acondicionado, Calderas, Bombas de calor, Mantenimiento, Radiadores, Urgencias
Climatisation, Chaudières, Pompes à chaleur, Entretien, Radiateurs, Dépannage
Condizionatori, Caldaie, Pompe di calore, Manutenzione, Termosifoni, Guasti
Klimaanlagen, Heizkessel, Wärmepumpen, Wartung, Heizkörper, Störungen
エアコン, ボイラー, ヒートポンプ, 点検, 床暖房, 急な故障
에어컨, 보일러, 히트펌프, 점검, 난방, 긴급 고장
# home-construction
Reformas, Ampliaciones, Buhardillas, Cocinas y baños, Fachadas, Proyectos
Rénovation, Extensions, Combles, Cuisines et bains, Façades, Projets
Ristrutturazioni, Ampliamenti, Mansarde, Cucine e bagni, Facciate, Progetti
Umbau, Anbau, Dachausbau, Küchen und Bäder, Fassaden, Planung
改修, 増築, 屋根裏, 台所と浴室, 外壁, 設計
리모델링, 증축, 다락, 주방과 욕실, 외벽, 설계
# law-office
Contratos, Familia, Herencias, Trabajo, Vivienda, Primera consulta
Contrats, Famille, Successions, Travail, Logement, Premier entretien
Contratti, Famiglia, Successioni, Lavoro, Casa, Primo colloquio
Verträge, Familie, Erbe, Arbeit, Wohnen, Erstes Gespräch
契約, 家族, 相続, 労働, 住まい, はじめての相談
계약, 가족, 상속, 노동, 주거, 첫 상담
# non-profit-organization
Lo que hacemos, Echar una mano, Donar, Encuentros, Para vecinos, Hacerse socio
Nos actions, Donner un coup de main, Faire un don, Rencontres, Pour les voisins, Adhérer
Che cosa facciamo, Dare una mano, Donare, Incontri, Per il quartiere, Diventare soci
Was wir tun, Mithelfen, Spenden, Treffen, Für die Nachbarschaft, Mitglied werden
活動, 手伝う, 寄付する, 集まり, ご近所の方へ, 会員になる
하는 일, 일손 돕기, 기부, 모임, 이웃에게, 회원 되기
# painter-decorator
Interiores, Fachadas, Puertas y ventanas, Papel pintado, Techos, Madera
Intérieurs, Façades, Portes et fenêtres, Papier peint, Plafonds, Bois
Interni, Facciate, Porte e finestre, Carta da parati, Soffitti, Legno
Innenräume, Fassaden, Türen und Fenster, Tapeten, Decken, Holz
室内, 外壁, 扉と窓枠, 壁紙, 天井, 木部
실내, 외벽, 문과 창틀, 벽지, 천장, 목재
# pest-control
Ratas, Ratones, Cucarachas, Avispas, Chinches, Sellado de accesos
Rats, Souris, Cafards, Guêpes, Punaises de lit, Fermeture des accès
Ratti, Topi, Scarafaggi, Vespe, Cimici, Chiusura dei varchi
Ratten, Mäuse, Schaben, Wespen, Bettwanzen, Zugänge schließen
ネズミ, ゴキブリ, 蜂, シロアリ, トコジラミ, 侵入口をふさぐ
쥐, 바퀴벌레, 말벌, 흰개미, 빈대, 틈 막기
# real-estate-agent
Vender, Comprar, Alquilar, Valoración, Visitas, Contratos
Vendre, Acheter, Louer, Estimation, Visites, Contrats
Vendere, Comprare, Affittare, Valutazione, Visite, Contratti
Verkaufen, Kaufen, Vermieten, Bewertung, Besichtigungen, Verträge
売る, 買う, 貸す, 査定, 内覧, 契約
팔기, 사기, 세놓기, 시세 평가, 둘러보기, 계약
# technology-consulting
Ordenadores, Redes y wifi, Copias de seguridad, Correo, Seguridad, Ayuda a distancia
Ordinateurs, Réseaux et wifi, Sauvegardes, Messagerie, Sécurité, Aide à distance
Computer, Reti e wifi, Copie di sicurezza, Posta, Sicurezza, Aiuto a distanza
Computer, Netzwerk und WLAN, Datensicherung, E-Mail, Sicherheit, Fernhilfe
パソコン, 無線とネットワーク, バックアップ, メール, セキュリティ, 遠隔サポート
컴퓨터, 네트워크와 와이파이, 백업, 메일, 보안, 원격 지원
# tire-shop
Neumáticos nuevos, Pinchazos, Equilibrado, Alineación, Cambio de temporada, Almacenaje
Pneus neufs, Crevaisons, Équilibrage, Géométrie, Changement de saison, Gardiennage
Gomme nuove, Forature, Equilibratura, Convergenza, Cambio stagionale, Deposito
Neue Reifen, Reifenpannen, Auswuchten, Achsvermessung, Räderwechsel, Einlagerung
新しいタイヤ, パンク修理, バランス調整, アライメント, 履き替え, お預かり
새 타이어, 펑크, 밸런스, 얼라인먼트, 계절 교체, 보관
# web-design
Páginas web, Tiendas en línea, Textos, Mantenimiento, Buscadores, Diseño
Sites web, Boutiques en ligne, Textes, Entretien, Référencement, Graphisme
Siti web, Negozi online, Testi, Manutenzione, Motori di ricerca, Grafica
Webseiten, Onlineshops, Texte, Pflege, Suchmaschinen, Gestaltung
ウェブサイト, ネットショップ, 文章, 保守, 検索対策, デザイン
웹사이트, 온라인 상점, 글, 유지 보수, 검색, 디자인
`
