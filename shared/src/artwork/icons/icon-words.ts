/** One row an icon: the words of all languages that mean it, `*` ending a stem. */
export const thingWords = `
drop | leak*, filter coffee, drip*, filterkaffee, ドリップ, 드립, fuga*, fuite*, perdit*, undicht*, leck*, rohrbruch*, wasserschaden*, 水漏れ, 漏水, 누수
tap | tap, faucet*, basin*, sink*, washer, grifo*, robinet*, rubinett*, wasserhahn*, armatur*, lavabo*, 蛇口, 수전, 수도꼭지
pipe | pipe*, pipework, plumb*, tuber*, fontaner*, tuyau*, plomberie, tubatur*, idraulic*, rohr*, sanitar*, 配管, 水道, 배관
bath | bath*, badsanier*, shower*, bano*, ducha*, salle de bain*, douche*, bagno, bagni, doccia*, badezimmer*, bader, dusche*, 浴室, お風呂, 風呂, 욕실
plunger | drain*, toilet*, block*, clog*, unblock*, atasco*, desatasc*, debouch*, wc, scarich*, abfluss*, verstopf*, トイレ, 詰まり, 排水, 변기, 막힘, 하수구
boiler | boiler*, water heater*, caldera*, calentador*, chaudiere*, chauffe*, caldaia, caldaie, scaldabagn*, therme*, warmwasser*, 給湯器, ボイラー, 보일러, 온수기
flame | furnace*, gas, stove*, fireplace*, chimney*, burn*, estufa*, poele*, stufa, stufe, kamin*, ofen, barbecue, grill*, 暖炉, ガス, 난로, 가스
thermometer | heating, heat pump*, radiator*, calefaccion*, radiador*, chauffage*, radiateur*, riscaldament*, termosifon*, heizung*, warmepump*, heizkorper*, 暖房, 床暖房, 난방
snowflake | air condition*, cooling, refriger*, freezer*, aire acondicionado, climatiza*, climatis*, condizionat*, klimaanlag*, klima*, kalte*, エアコン, 冷房, クーラー, 에어컨, 냉방
air | ventilat*, duct*, airflow, ventilac*, luftung*, aerazion*, conduct*, 換気, ダクト, 환기
lamp | pendant*, lampara*, lampad*, leuchte*, ランプ, 램프
bulb | headlight*, faro*, phare*, scheinwerfer*, ヘッドライト, 헤드라이트, light*, led, iluminac*, luz, luces, eclairage*, lumiere*, illuminazion*, luci, beleuchtung*, licht*, 照明, ライト, 조명
plug | appliance*, cooker*, electrodomestic*, electromenager*, elettrodomestic*, hausgerat*, elektrogerat*, 家電, 가전
socket | socket*, switch*, outlet*, enchufe*, interruptor*, prise*, interrupteur*, presa, prese, interruttor*, steckdose*, schalter*, コンセント, スイッチ, 콘센트, 스위치
fuses | fuse*, breaker*, consumer unit*, panel*, cuadro electrico*, cuadros, tableau electrique*, tableaux electriques, quadro elettrico*, quadri, sicherung*, verteiler*, 分電盤, ブレーカー, 분전반, 차단기
bolt | rewir*, wiring, cable*, cabling, cablead*, cablage*, verkabel*, 配線, 배선
charger | charger*, charging, ev, wallbox*, punto de recarga, puntos de recarga, borne*, ricarica, ladestation*, ladesaule*, 充電, 충전
hammer | extension*, renovat*, loft*, conversion*, umbau*, ausbau, anbau*, 増改築, 改修, 리모델링
saw | joinery, carpent*, wood*, timber, carpinter*, madera*, menuiser*, bois, falegnam*, legno, tischler*, schreiner*, holz*, 木工, 大工, 목공, 원목
drill | hang*, mount*, assembl*, flat pack*, shelf fixing, montaje*, montage*, montaggi*, montieren, 組み立て, 取り付け, 조립, 설치
ruler | measur*, drawing*, blueprint*, 寸法
roller | paint*, wall*, interior*, pintura*, pintar, peinture*, imbianc*, pittur*, malerarbeit*, malen, streich*, anstrich*, 塗装, ペンキ, 페인트, 도장
paintbrush | varnish*, stain*, decorat*, finish*, barniz*, vernis, vernici*, lackier*, lasur*, lack, ニス, 仕上げ, 도색, 마감
bricks | brick*, mason*, plaster*, concrete, patio*, ladrill*, albanil*, maconner*, muratur*, mauer*, putz*, trockenbau*, レンガ, 左官, 벽돌, 미장
house | villa*, apartment*, flat*, condo*, vivienda*, piso*, logement*, appartament*, wohnung*, immobil*, 住宅, 住まい, 주택, 아파트
roof | roof*, gutter*, tejado*, cubierta*, toit*, gouttier*, tetto, tetti, dach*, 屋根, 雨樋, 지붕
door | door*, gate*, puerta*, porte, portes, porta, porte, tur, turen, tor, ドア, 扉, 玄関, 문짝, 현관
window | window*, sash*, glaz*, glass, blind*, curtain*, ventana*, fenetre*, vitre*, finestr*, fenster*, glas*, 窓, ガラス, 창문, 유리
key | tenancy*, letting*, rent*, lease*, key*, lock change*, alquiler*, location*, affitt*, vermiet*, miet*, 賃貸, 鍵, 임대, 열쇠
stairs | stair*, banister*, escalera*, escalier*, scale, scala, treppe*, 階段, 계단
sofa | furnish*, furniture, upholster*, sofa*, furnished, mueble*, meuble*, mobili, divano*, mobel*, polster*, 家具, ソファ, 가구, 소파
wardrobe | wardrobe*, closet*, cupboard*, armario*, placard*, armoire*, armadi*, schrank*, einbauschrank*, 収納, クローゼット, 옷장, 수납
shelf | shel*, alcove*, bookcase*, estanter*, etager*, bibliotheque*, scaffal*, librer*, regal*, bucherregal*, 本棚, 棚, 책장, 선반
table | table*, chair*, desk, mesa*, silla*, tavol*, sedie, tisch*, stuhl*, テーブル, 椅子, 机, 식탁, 의자, 책상
oven | kitchen*, oven*, cocina*, cuisine*, cucin*, kuche*, キッチン, 台所, 주방, 오븐
washer | laundry, washing, linen, lavander*, lavado de ropa, blanchisser*, linge, lavatric*, wasche*, reinigung von textil*, 洗濯, クリーニング店, 세탁
bed | bed*, stay, stays, overnight, guest*, mattress*, cama*, lit, lits, letto, letti, bett*, 寝具, ベッド, 침대
broom | clean*, tidy*, sweep*, limpieza*, limpiar, menage*, nettoyage*, puliz*, pulire, reinig*, putzen, 清掃, 掃除, クリーニング, 청소
bucket | deep clean*, spring clean*, mop*, floor*, suelo*, sol, sols, paviment*, boden*, parkett*, laminat*, 床, フローリング, 바닥, 마루
spray | disinfect*, fumigat*, treatment for mould, mold*, mould*, desinfec*, desinsect*, disinfe*, desinfektion*, schimmel*, 消毒, 除菌, 소독, 곰팡이
shine | polish*, ceramic*, coating*, detailing, wax*, whiten*, pulido*, polissage*, lucidatur*, politur*, polier*, 磨き, コーティング, ワックス, ホワイトニング, 광택, 코팅, 미백
bubbles | wash*, bath and brush, soap*, foam*, lavado*, lavage*, lavaggi*, waschen, wasch*, 洗車, 洗い, シャンプー, 세차, 목욕
iron | iron*, press*, planch*, repass*, stir*, bugel*, アイロン, 다림질
leaf | organic*, garden design, plant-based, herbal*, vegan*, vegetar*, diet*, nutrition*, ecolog*, biolog*, ernahr*, 自然, 植物, 유기농, 식단, 영양
tree | tree*, arbor*, arbol*, poda*, arbre*, elagage*, alber*, potatur*, baum*, 木の剪定, 樹木, 庭木, 나무, 전지
tulip | flower*, bouquet*, floral*, planting, border*, flor*, ramo*, fleur*, fior*, blume*, strauß*, beet*, 花, ブーケ, 꽃
mower | lawn*, mow*, grass, turf, cesped, pelouse*, gazon*, tonte*, prato*, rasen*, 芝, 芝刈り, 잔디
shears | hedge*, prun*, trimming hedges, seto*, haie*, siep*, hecke*, 剪定, 生け垣, 가지치기
spade | garden*, dig*, landscap*, jardin*, giardin*, garten*, 庭, ガーデニング, 정원
plant | plant*, pot plant*, indoor plant*, planta*, plante*, piant*, pflanz*, 観葉植物, 鉢植え, 식물, 화분
stones | stone*, dry stone, paving, piedra*, pierre*, pietr*, stein*, pflaster*, naturstein*, 石, 石垣, 석재
fence | fenc*, valla*, cloture*, recinzion*, zaun*, zaune, フェンス, 塀, 울타리
sun | solar, sun*, tan*, bronz*, solair*, sonne*, photovolta*, fotovolta*, 太陽光, ソーラー, 태양광
burrow | rat, rats, mole, moles, rata, ratas, ratti, ratten, ratte, burrow*, maulwurf*
mouse | mice, mouse, rodent*, squirrel*, raton*, souris, rongeur*, topi, roditor*, maus*, mause, ネズミ, ねずみ, 쥐
bug | bed bug*, cockroach*, roach*, ants, ant, insect*, flea*, termit*, chinche*, cucarach*, hormiga*, punaise*, cafard*, fourmi*, cimic*, scarafagg*, formich*, wanze*, bettwanze*, schabe*, ameise*, 害虫, ゴキブリ, シロアリ, 虫, 해충, 바퀴벌레, 개미
wasp | wasp*, hornet*, bee, bees, avispa*, guepe*, frelon*, vespe, wespe*, hornisse*, 蜂, ハチ, 말벌, 벌집
paw | dog*, cat, cats, pet, pets, groom*, puppy, puppies, paw*, perro*, gato*, mascota*, chien*, chats, animaux, cane, cani, gatti, hund*, katze*, haustier*, 犬, 猫, ペット, トリミング, 강아지, 고양이, 반려
bone | bone*, orthop*, fracture*, hueso*, knochen*, 骨, 整形, 뼈, 정형
car | car, cars, vehicle*, auto, autos, coche*, voiture*, automobil*, macchin*, fahrzeug*, pkw, 車, 自動車, 자동차, 차량
tyre | flat tire*, flat tyre*, tire*, tyre*, wheel*, puncture*, neumatic*, rueda*, pneu*, roue*, gomm*, ruot*, reifen*, rader, felge*, タイヤ, ホイール, パンク, 타이어, 휠
gauge | balanc*, align*, diagnos*, pressure, tuning, equilibra*, diagnosi*, auswucht*, 調整, 診断, 점검, 진단
oil | oil*, lubric*, aceite*, huile*, vidange*, olio, olwechsel, オイル, 오일
battery | batter*, bateria*, アキュムレータ, バッテリー, 배터리
brake | brake*, freno*, frein*, freni, brems*, ブレーキ, 브레이크
bicycle | bike*, bicycl*, cycl*, bici*, velo, velos, fahrrad*, rader und, 自転車, 자전거
chain | chain*, gear*, drivetrain, cadena*, chaine*, caten*, kette*, schaltung*, チェーン, 変速, 체인, 변속
van | deliver*, removal*, moving, transport*, haul*, entrega*, mudanza*, livraison*, demenag*, consegn*, traslo*, liefer*, umzug*, 配達, 配送, 引っ越し, 배달, 이사
box | storage, pack*, parcel*, stock, surplus, almacen*, stockage, gardiennage, deposito, magazzin*, lager*, einlager*, 保管, 梱包, 보관, 포장
cup | coffee*, espresso*, tea, teas, cappuccin*, cafe*, kaffee*, tee, 珈琲, コーヒー, 紅茶, お茶, 커피, 차와
bread | bread*, toast*, sourdough, roll, rolls, loaf, pan, panes, pain, pains, pane, brot*, brotchen, パン, 식빵, 빵
cake | cake*, birthday*, pastr*, bun, buns, dessert*, cookie*, tarta*, pastel*, gateau*, patisser*, viennois*, torta, torte*, dolci, pasticc*, kuchen*, geback*, geburtstag*, ケーキ, 菓子, スイーツ, 케이크, 디저트
cutlery | dinner*, lunch*, menu*, food, meal*, dining, cena*, comida*, almuerzo*, repas, dejeuner*, diner*, pranz*, pasti, mittag*, abendessen, essen, ランチ, ディナー, 食事, 料理, 점심, 저녁, 식사, 요리
bowl | soup*, mole, salad*, breakfast*, bowl*, sopa*, desayun*, soupe*, petit dejeuner, zupp*, colazion*, suppe*, fruhstuck*, 朝食, スープ, ラーメン, 아침, 국
wine | wine*, mezcal*, cocktail*, bar, drink*, beer*, vino*, bebida*, vin, vins, boisson*, bier*, wein*, getrank*, ワイン, 酒, 飲み物, 와인, 술, 음료
pot | buffet*, cook*, stew*, supper*, caterer*, traiteur*, コース料理, 仕出し, 케이터링, 뷔페
apple | fruit*, healthy, weight, sports nutrition, peso, poids, gewicht*, fruta*, frutta, obst*, 健康, 果物, ダイエット, 체중, 과일
cloche | wedding meal*, banquet*, event catering, funeral tea*, office lunch*, banquete*, bankett*, 宴会, 연회
fish | fish*, seafood, tlayuda*, pescado*, poisson*, pesce, fisch*, 魚, 寿司, 海鮮, 생선, 회
scissors | cut, cuts, haircut*, hair, trim*, corte*, pelo, coupe*, cheveux, tagli*, capelli, haarschnitt*, haare, schnitt*, カット, 髪, 散髪, 커트, 헤어
comb | style*, styling, barber*, blow*, peinado*, coiff*, acconciatur*, frisur*, styl*, スタイリング, 理容, 스타일, 이발
razor | shav*, beard*, moustache*, hot towel*, afeitad*, barba*, rasage*, barbe, rasatur*, rasur*, bart*, 髭, ひげ, シェービング, 면도, 수염
clippers | skin fade*, fade*, clipper*, buzz*, degradado*, degrade*, sfumatur*, maschinenschnitt*, フェード, バリカン, 페이드
hairdryer | colour*, color*, balayage, highlight*, perm*, bridal hair, tinte*, mechas, coloration*, meches, tint*, farb*, strahn*, カラー, パーマ, 染め, 염색, 펌
varnish | nail*, manicur*, pedicur*, gel, unas, ongle*, unghie, nagel*, ネイル, マニキュア, 네일, 매니큐어
lotus | spa, relax*, meditat*, yoga, wellness, calm*, mindful*, relaj*, relaxation, rilass*, entspann*, ヨガ, 癒し, 瞑想, 요가, 명상, 스파
hand | massag*, hands-on, manual therap*, masaje*, manuelle*, マッサージ, 整体, 마사지
pebbles | hot stone*, salt scrub*, scrub*, peeling*, exfoliat*, piedras calientes, gommage*, ホットストーン, 스크럽
face | facial*, skin*, face*, botox, facial, piel, visage, soin du visage, viso, pelle, gesicht*, haut*, フェイシャル, 肌, 顔, 피부, 얼굴
steam | sauna*, steam*, hammam*, vapor*, dampf*, サウナ, 사우나
dumbbell | strength*, fitness, gym*, weights, workout*, personal training, fuerza, entrenamient*, muscul*, allenament*, kraft*, training*, 筋トレ, トレーニング, ジム, 근력, 헬스
runner | sport*, injur*, run*, mobility, deport*, lesion*, blessure*, infortun*, corsa, verletz*, lauf*, スポーツ, けが, ランニング, 부상, 재활, 달리기
heart | family medicine, grief, love, care*, donat*, charit*, corazon, coeur, cuore, donaz*, herz*, spende*, trauer*, cuidado*, 愛, 寄付, 介護, 사랑, 기부, 돌봄
pulse | cardio*, check*, health check*, blood pressure, chequeo*, bilan*, vorsorge*, 健診, 検診, 검진
stethoscope | doctor*, medic*, clinic*, consult with a doctor, medecin*, arzt*, sprechstunde*, 診察, 内科, 診療, 진료, 내과
tooth | tooth, teeth, filling*, crown*, implant*, orthodon*, diente*, empaste*, dent, dents, denti, zahn*, fullung*, 虫歯, 치아, 임플란트
syringe | vaccin*, injection*, vacuna*, impf*, vaccinaz*, 予防接種, 注射, 예방접종, 주사
tube | blood*, test, tests, lab, labs, labora*, labor, analisis, analyse*, analisi, prise de sang, blut*, labor*, 血液, 検査, 혈액, 검사
pill | pharm*, prescription*, diabet*, receta*, ordonnance*, ricett*, rezept*, 薬, 処方, 糖尿, 약, 당뇨
spine | back pain, back, neck, spine, posture, espalda, dos, schiena, rucken*, wirbelsaul*, nacken*, 腰痛, 肩こり, 背中, 허리, 척추, 목
mind | cbt, anxiet*, burnout, depress*, trauma*, stress*, psych*, ansiedad, estres, anxiete, ansia, angst*, 不安, 心理, うつ, 불안, 심리, 우울
talk | counsel*, conversation*, talk*, advice, advis*, consult*, language*, speaking, asesor*, consejo*, consulta*, conseil*, consulenz*, beratung*, gesprach*, 相談, 会話, カウンセリング, 상담, 회화
people | group*, family, families, couple*, team*, communit*, class, classes, grupo*, familia*, pareja*, groupe*, famille*, gruppo, gruppi, famigli*, coppi*, gruppe*, familie*, paar*, グループ, 家族, 夫婦, カップル, 그룹, 가족, 부부
person | one to one, one-to-one, individual*, personal*, adult*, beginner*, adultos, principiante*, adulte*, debutant*, adulti, principiant*, einzel*, erwachsen*, anfanger*, 個人, 大人, 初心者, はじめて, 개인, 성인, 초보, 입문
child | child*, kid*, toddler*, baby, infant*, nino*, infantil*, enfant*, bambin*, kinder*, kind, 子ども, 子供, お子さま, 小児, キッズ, 어린이, 아이, 소아
moon | sleep*, night*, sueno, sommeil, sonno, schlaf*, nacht*, 睡眠, 夜, 수면, 야간
shirt | shirt*, alteration*, cloth*, uniform*, ropa*, camisa*, vetement*, retouche*, camici*, hemd*, anderung*, kleidung*, お直し, シャツ, 服, 수선, 옷
dress | dress*, suit*, tailor*, bridal, gown*, vestido*, traje*, robe*, costume*, abito, abiti, kleid*, anzug*, ドレス, スーツ, 仕立て, 드레스, 정장
thread | sew*, naharbeit*, nahen, stitch*, hem*, zip*, costur*, coutur*, ourlet*, cucit*, sartor*, reißverschl*, 縫, 裾, 바느질, 지퍼
document | account*, year-end, report*, paper*, contract*, will, wills, certificate*, contabil*, contrato*, informe*, comptab*, contrat*, bilanci*, contratt*, buchhalt*, jahresabschl*, vertrag*, 書類, 契約, 決算, 経理, 서류, 계약, 회계, 장부
list | inspect*, survey*, checklist*, project manag*, inspeccion*, revision*, controle*, ispezion*, prufung*, kontroll*, wartung*, 点検, メンテナンス, 유지보수
calculator | bookkeep*, payroll*, invoic*, nomina*, factur*, paie, bust* paga, lohn*, rechnung*, 給与, 簿記, 급여
coins | saving*, financ*, fee, fees, mortgage*, loan*, ahorro*, finanz*, hipotec*, pret, prets, mutu*, kredit*, 資金, 融資, 대출, 자금
percent | tax*, vat, impuesto*, iva, impot*, tva, tass*, fiscal*, steuer*, 税, 税務, 세무, 세금
chart | business plan*, market*, growth, valu*, forecast*, sell*, seo, marketing*, venta*, tasac*, vente*, estimation*, vendit*, valutaz*, verkauf*, bewert*, 売却, 査定, 集客, 매매, 마케팅
scales | law*, legal*, solicitor*, court*, divorce*, abogad*, juicio*, droit*, juridi*, diritto, recht*, anwalt*, 法律, 裁判, 離婚, 법률, 소송, 이혼
briefcase | business*, sole trader*, compan*, employ*, office*, empresa*, autonomo*, oficina*, entreprise*, bureau*, impres*, aziend*, ufficio, uffici, firma, firmen*, unternehm*, buro*, 法人, 会社, オフィス, 事業, 기업, 법인, 사무실
pen | writ*, copy*, design*, essay*, logo*, diseno*, ecri*, graphi*, scritt*, progett*, gestalt*, schreib*, grafik*, デザイン, 作文, 디자인, 글쓰기
sign | for sale, viewing*, listing*, visita*, visite*, besichtig*, 内覧, 内見, 매물
building | commercial, managed, management of, block management, edificio*, comunidad*, immeuble*, copropriet*, condomini*, gebaude*, hausverwalt*, ビル, 管理, 건물, 빌딩
laptop | computer*, it support*, laptop*, software, app, apps, ordenador*, ordinateur*, informati*, rechner*, パソコン, ソフト, 컴퓨터, 소프트
screen | online, video call*, remote*, virtual*, distance, en linea, en ligne, a distanza, fern*, オンライン, 온라인, 화상
globe | website*, web, internet*, domain*, travel*, translat*, abroad, traduc*, tradu*, ubersetz*, webseite*, reise*, ホームページ, ウェブ, 翻訳, 旅行, 웹, 번역, 여행
wifi | network*, wifi, wi-fi, broadband, redes, reseau*, rete, reti, netzwerk*, wlan, ネットワーク, 無線, 네트워크, 와이파이
server | server*, backup*, hosting, data, servidor*, copias de seguridad, sauvegarde*, serveur*, datensicherung*, サーバー, バックアップ, 서버, 백업
cloud | cloud*, nube, nuage*, クラウド, 클라우드
lock | lock*, locksmith*, password*, cerradur*, cerrajer*, serrur*, serratur*, schloss*, schlussel*, 防犯, 鍵交換, 잠금
shield | proof*, protect*, secur*, insur*, prevent*, guarantee*, seguridad, prevenc*, securite*, protec*, sicurezz*, protez*, schutz*, sicherheit*, versicher*, vorbeug*, 防止, 予防, 保険, 対策, 예방, 보험, 보안
phone | phone*, call-out*, helpline*, telefon*, telephone*, 電話, 전화
envelope | newsletter*, mail*, invitation*, invitac*, einladung*, 招待状, 초대장
camera | photo*, portrait*, shoot*, fotograf*, retrato*, ritratt*, foto*, 写真, 撮影, 사진, 촬영
film | video*, film*, drone*, 動画, 映像, 영상, 동영상
search | find*, search*, fault*, investigat*, busqueda*, averia*, recherche*, panne*, ricerca*, guast*, suche*, fehlersuche*, 調査, 探す, 고장, 탐지
clock | emergenc*, 24 hour*, 24h, same day, same-day, urgent*, urgenc*, emergenz*, pronto intervent*, notdienst*, notfall*, eilt*, 緊急, 夜間, 即日, 긴급, 응급
calendar | weekly, monthly, month, season*, appointment*, booking*, semanal*, mensual*, cita*, hebdomad*, mensuel*, rendez*, settiman*, mensil*, wochentlich*, monatlich*, termin*, saison*, 定期, 毎週, 予約, 정기, 매주, 예약
pin | home visit*, at your home, on site, local*, area*, a domicilio, a domicile, a domicilio, hausbesuch*, vor ort, 出張, 訪問, 출장, 방문
gift | gift*, voucher*, present, regalo*, cadeau*, gutschein*, geschenk*, ギフト, プレゼント, 선물
rings | wedding*, bride*, engagement*, boda*, novia*, mariage*, matrimon*, nozze, hochzeit*, braut*, 結婚, ウェディング, ブライダル, 결혼, 웨딩
ticket | event*, party, parties, festival*, evento*, fiesta*, evenement*, feier*, fest, veranstalt*, イベント, パーティー, 행사, 파티
trophy | tournament*, competit*, exam*, grade exam*, torneo*, examen*, tournoi*, concours, tornei, esam*, prufungsvorbereit*, turnier*, wettbewerb*, 大会, 試験, 受験, コンクール, 발표회, 대회, 시험, 입시
book | book*, fiction, read*, novel*, libro*, lectura*, livre*, lecture*, libri, lettur*, buch*, bucher*, roman*, 本, 読書, 小説, 책, 독서
books | second-hand*, used book*, librar*, crime, history, antiquar*, segunda mano, occasion*, usat*, gebraucht*, 古本, 古書, 중고
cap | tutor*, school*, student*, teach*, math*, homework, escuela*, ecole*, scuol*, schul*, nachhilfe*, mathe*, 授業, 塾, 勉強, 과외, 수학
note | music*, theory, song*, choir*, solfege, musica, musique*, musik*, chor, 音楽, ソルフェージュ, 合唱, 音楽理論, 음악
piano | piano*, keyboard*, organ, klavier*, teclado*, clavier*, pianoforte, ピアノ, 鍵盤, 피아노
guitar | guitar*, ukulele*, violin*, cello*, string*, bass, guitarra*, guitare*, violon*, chitarr*, gitarre*, geige*, ギター, バイオリン, 弦楽器, 기타, 바이올린, 첼로
microphone | sing*, voice*, vocal*, podcast*, canto, chant*, voix, voce, gesang*, stimme*, 歌, 声楽, ボーカル, 보컬, 노래, 성악
drum | drum*, percussion*, bateria musical, batterie musicale, tambur*, schlagzeug*, trommel*, ドラム, 드럼
pawn | chess*, opening, openings, endgame*, tactic*, ajedrez, echecs, scacchi, schach*, チェス, 将棋, 체스
dancer | danc*, ballet*, salsa, tango, baile*, danse*, ballo, balli, danza, tanz*, ダンス, バレエ, 댄스, 발레
`

/** What is done rather than what with: these count only where no thing is named. */
export const doingWords = `
wrench | repair*, fix*, mend*, service, servicing, maint*, install*, restor*, replac*, reparac*, instalac*, manten*, repara*, entretien*, riparaz*, installazion*, manutenz*, reparatur*, instandh*, installation*, 修理, 交換, 工事, 수리, 교체
talk | first talk, ask*, question*, welcome*, primera, primer*, premier*, prima, erst*, 最初, 初回, 첫
list | plan*, quote*, estimat*, presupuesto*, devis, preventiv*, angebot*, kostenvoranschl*, 見積, 計画, 견적, 계획
phone | help*, support*, ayuda*, aide*, aiuto, assistenz*, hilfe*, betreuung*, 支援, サポート, 지원, 도움
calendar | regular*, periodic*, recurr*, regulier*, regolar*, regelmaßig*, regelmassig*, 定期的, 정기적
bolt | electric*, power, instalaciones electricas, electricite, impianti elettrici, elektr*, strom*, 電気, 전기
ruler | made to measure, bespoke, fitted, a medida, sur mesure, su misura, massanfertigung*, massgefertigt*, maß*, オーダーメイド, 맞춤
tooth | dental*, dentist*, 歯, 치과
hammer | build*, reforma*, obra*, renovation*, travaux, ristruttura*, sanier*, リフォーム, 시공
cap | course*, lesson*, clase*, curso*, cours, lezion*, unterricht*, kurs*, レッスン, 教室, 수업, 레슨
house | home*, house*, casa*, haus*, maison*, 집, 家
pot | catering
hammer | job*, work, works, small job*, trabajo*, lavor*, arbeit*, auftrag*, auftrage, 作業, 仕事, 작업
`
