const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Towns where German is spoken whose names look like any noun: in German, a capital letter says nothing. */
export const germanTowns = words(`
Aachen Aalen Ahlen Altena Amberg Ansbach Apolda Arnsberg Augsburg Aurich Baden Bamberg Basel Bautzen Bayreuth Bergheim
Berlin Bern Biel Bielefeld Bocholt Bochum Bonn Borken Bottrop Bozen Bregenz Bremen Brilon Brixen Bruchsal Bünde Celle Chemnitz
Chur Coburg Coesfeld Cottbus Dachau Darmstadt Deggendorf Delmenhorst Dessau Detmold Döbeln Dorsten Dortmund Dresden Duisburg
Düren Düsseldorf Eisenach Emden Emmendingen Erding Erfurt Erlangen Essen Esslingen Euskirchen Eutin Feldkirch Fellbach Flensburg
Forchheim Frankfurt Frechen Freiberg Freiburg Freising Friedrichshafen Fulda Fürth Garbsen Genf Gera Gießen Gladbeck Glarus
Goslar Gotha Göttingen Graz Greifswald Greiz Gronau Gummersbach Gütersloh Hagen Halle Hamburg Hameln Hamm Hanau Hannover Heide
Heidelberg Heilbronn Helmstedt Herford Herne Hilden Hildesheim Hof Husum Ingolstadt Innsbruck Iserlohn Itzehoe Jena Kaarst
Kaiserslautern Karlsruhe Kassel Kempten Kiel Klagenfurt Kleve Koblenz Köln Konstanz Krefeld Kufstein Kulmbach Landau Landshut
Langen Leipzig Lemgo Leoben Leverkusen Lindau Lingen Linz Lippstadt Lörrach Lübeck Lüdenscheid Lüneburg Lünen Luzern Magdeburg
Mainz Mannheim Marburg Marl Meerbusch Meißen Memmingen Meppen Meran Merseburg Minden Moers Mönchengladbach München Münster Naumburg
Neuss Neuwied Norden Nordhorn Nürnberg Oberhausen Offenbach Offenburg Oldenburg Olten Oranienburg Osnabrück Paderborn Papenburg
Passau Peine Pforzheim Pinneberg Pirna Plauen Potsdam Radebeul Rastatt Ratingen Ravensburg Recklinghausen Regensburg Remscheid
Rendsburg Reutlingen Rheine Riesa Rosenheim Rostock Rüsselsheim Saarbrücken Salzburg Salzgitter Schleswig Schwerin Siegburg Siegen
Singen Soest Solingen Speyer Stade Stendal Steyr Stralsund Straubing Stuttgart Suhl Thun Trier Tübingen Tuttlingen Uelzen Ulm Unna Velbert
Verden Viersen Villach Waiblingen Warendorf Weiden Weimar Wels Wesel Wetzlar Wien Wiesbaden Willich Winterthur Wismar Witten
Wolfsburg Worms Wuppertal Würzburg Xanten Zug Zürich Zwickau`)

/** Japanese towns and regions that are named without the word for what they are. */
export const japaneseTowns = words(`
東京 大阪 京都 横浜 名古屋 札幌 福岡 神戸 川崎 埼玉 広島 仙台 千葉 北九州 新潟 浜松 熊本 岡山 静岡 鹿児島 那覇 沖縄 奈良 金沢 長野 松本
高松 松山 長崎 大分 宮崎 青森 盛岡 秋田 山形 福島 水戸 宇都宮 前橋 富山 福井 岐阜 鎌倉 箱根 軽井沢 渋谷 新宿 銀座 浅草 函館 小樽 姫路 尾道`)

/** Korean towns and regions that are named without the word for what they are. */
export const koreanTowns = words(`
서울 부산 대구 인천 광주 대전 울산 세종 수원 성남 고양 용인 창원 청주 전주 천안 안산 안양 남양주 포항 김해 평택 제주 춘천 강릉 원주 여수
순천 목포 경주 진주 구미 파주 김포 의정부 부천 강남 홍대 이태원 판교 분당 일산`)

/** One name to a line where a name has several words; elsewhere words. */
const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*[,\n]\s*/))

/** Towns of Latin letters that a description may name as a fact; of any other name nobody knows whether it is a place. */
export const latinTowns = names(`
London, Birmingham, Manchester, Leeds, Liverpool, Sheffield, Bristol, Newcastle, Newcastle upon Tyne, Nottingham, Leicester, Coventry, Bradford
Hull, Stoke, Stoke-on-Trent, Wolverhampton, Plymouth, Derby, Southampton, Portsmouth, Brighton, Hove, Norwich, Luton, Swindon, Bath, Oxford
Cambridge, York, Exeter, Gloucester, Cheltenham, Worcester, Hereford, Lincoln, Peterborough, Ipswich, Colchester, Chelmsford, Southend, Canterbury
Maidstone, Guildford, Woking, Slough, Watford, Croydon, Bromley, Harrogate, Huddersfield, Halifax, Wakefield, Doncaster, Rotherham, Barnsley
Middlesbrough, Sunderland, Durham, Darlington, Carlisle, Lancaster, Preston, Blackpool, Bolton, Bury, Oldham, Rochdale, Stockport, Salford
Warrington, Wigan, Chester, Crewe, Shrewsbury, Telford, Stafford, Northampton, Milton Keynes, Bedford, Bournemouth, Poole, Salisbury, Winchester
Taunton, Truro, Torquay, Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Perth, Stirling, Paisley, Cardiff, Swansea, Newport, Wrexham, Bangor
Belfast, Derry, Lisburn, Dublin, Cork, Limerick, Galway, Waterford, Kilkenny, Hackney, Camden, Islington, Brixton, Richmond, Wimbledon, Greenwich
New York, New York City, Brooklyn, Queens, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas, San Jose, Austin
Jacksonville, Fort Worth, Columbus, Charlotte, San Francisco, Indianapolis, Seattle, Denver, Washington, Boston, El Paso, Nashville, Detroit
Oklahoma City, Portland, Las Vegas, Memphis, Louisville, Baltimore, Milwaukee, Albuquerque, Tucson, Fresno, Sacramento, Kansas City, Atlanta
Omaha, Colorado Springs, Raleigh, Miami, Oakland, Minneapolis, Tulsa, Tampa, New Orleans, Honolulu, Anaheim, Orlando, Pittsburgh, Cincinnati
Cleveland, Saint Paul, Buffalo, Boise, Richmond, Spokane, Salt Lake City, Madison, Santa Fe, Toronto, Montreal, Montréal, Vancouver, Calgary
Edmonton, Ottawa, Winnipeg, Québec, Quebec, Hamilton, Halifax, Victoria, Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Hobart, Darwin
Auckland, Wellington, Christchurch, Dunedin, Cape Town, Johannesburg, Durban, Pretoria, Singapore, Hong Kong, Dubai, Mumbai, Delhi, Bangalore
Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Saint-Étienne, Le Havre, Grenoble
Dijon, Angers, Villeurbanne, Nîmes, Clermont-Ferrand, Aix-en-Provence, Aix, Le Mans, Brest, Tours, Amiens, Annecy, Limoges, Metz, Besançon, Perpignan
Orléans, Rouen, Mulhouse, Caen, Nancy, Avignon, Poitiers, Versailles, Pau, La Rochelle, Cannes, Antibes, Béziers, Colmar, Chambéry, Quimper, Vannes
Lorient, Bayonne, Biarritz, Troyes, Valence, Bourges, Albi, Arles, Ajaccio, Bastia, Genève, Lausanne, Fribourg, Neuchâtel, Bruxelles, Liège, Namur
Charleroi, Mons, Luxembourg, Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Murcia, Palma, Las Palmas, Bilbao, Alicante, Córdoba
Valladolid, Vigo, Gijón, Granada, Vitoria, A Coruña, La Coruña, Elche, Oviedo, Badalona, Cartagena, Terrassa, Jerez, Jerez de la Frontera, Sabadell
Móstoles, Santa Cruz, Pamplona, Almería, San Sebastián, Donostia, Burgos, Santander, Castellón, Albacete, Getafe, Salamanca, Logroño, Huelva, Badajoz
Tarragona, León, Lleida, Cádiz, Marbella, Jaén, Girona, Lugo, Toledo, Cáceres, Santiago, Santiago de Compostela, Ourense, Segovia, Ávila, Cuenca, Ronda
México, Guadalajara, Monterrey, Puebla, Tijuana, Mérida, Querétaro, Bogotá, Medellín, Cali, Lima, Quito, Caracas, Buenos Aires, Rosario, Montevideo
Asunción, La Paz, Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Venezia, Verona, Messina, Padova, Trieste, Brescia
Parma, Prato, Modena, Reggio Emilia, Reggio Calabria, Ravenna, Livorno, Rimini, Cagliari, Ferrara, Salerno, Sassari, Monza, Siracusa, Pescara, Bergamo
Forlì, Trento, Vicenza, Bolzano, Novara, Udine, Piacenza, Ancona, Lecce, Arezzo, Pisa, Lucca, Siena, Como, Varese, Pavia, Cremona, Mantova, Treviso
San Gimignano, Sorrento, Lugano, Lisboa, Porto, Vila Nova de Gaia, Amadora, Braga, Coimbra, Funchal, Setúbal, Almada, Aveiro, Évora, Faro, Leiria
Viseu, Guimarães, Viana do Castelo, Cascais, Sintra, Oeiras, Portimão, Lagos, São Paulo, Rio de Janeiro, Salvador, Brasília, Fortaleza, Recife
Porto Alegre, Curitiba, Manaus, Belém, Goiânia, Campinas, Florianópolis, Natal, Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven, Groningen, Tilburg
Almere, Breda, Nijmegen, Apeldoorn, Haarlem, Arnhem, Enschede, Amersfoort, Zaandam, Den Bosch, Zwolle, Zoetermeer, Leiden, Leeuwarden, Maastricht
Dordrecht, Ede, Delft, Alkmaar, Venlo, Deventer, Hilversum, Gouda, Roosendaal, Bergen op Zoom, Middelburg, Antwerpen, Gent, Brugge, Leuven, Mechelen
Hasselt, Oostende, Kortrijk, Aalst, Berlin, München, Hamburg, Köln, Wien, Zürich, Munich, Cologne, Vienna, Zurich, Geneva, Brussels, Rome, Milan
Florence, Venice, Naples, Turin, Genoa, Lisbon, Seville, Prague, Warsaw, Budapest, Copenhagen, Stockholm, Oslo, Helsinki, Athens, Tokyo, Osaka, Kyoto, Seoul`)
