/** One after the other: a trade, and after a colon what its business is called. */
const written = `
  accountant: Accounts, Bookkeeping; acupuncturist: Acupuncture; aerial-installer: Aerials; alarm-installer: Alarms;
  animal-behaviorist: Behaviour; app-developer: Apps, Software; appliance-repair: Appliance Repair; architect:
  Architecture; art-classes: Art Classes, Art Room; audiologist: Hearing; auto-repair: Garage, Motors; barber-shop:
  Barbers; basket-maker: Baskets, Willow Works; bathroom-fitter: Bathrooms; beekeeper: Apiary, Honey; blacksmith:
  Forge, Smithy; boat-builder: Boatyard, Boats; body-shop: Body Works; book-store: Books; bookbinder: Bindery;
  brewery: Brewery, Ales; bridal-seamstress: Bridal, Gowns; business-consultant: Consulting; butcher: Butchers;
  cake-maker: Cakes; calligrapher: Calligraphy; campsite: Campsite; candle-maker: Candles; career-coach: Careers;
  carpentry: Carpentry, Joinery; carpet-cleaner: Carpets, Carpet Care; cat-sitter: Cats, Cat Visits; catering:
  Catering; celebrant: Ceremonies; cheesemaker: Cheese, Creamery; childminder: Childminding; childrens-entertainer:
  Shows; chimney-sweep: Sweeps, Chimneys; chiropractor: Chiropractic; chocolate: Chocolate; cider-maker: Cider;
  climbing-gym: Climbing, Walls; clothes: Clothing; coffee: Coffee; computer-repair: Computers; concrete-contractor:
  Concrete; copywriter: Copy, Words; couples-counselor: Counselling; courier: Couriers; creative-therapist: Arts
  Therapy; curtain-maker: Curtains; dairy: Dairy; damp-proofer: Damp Proofing; dance-lessons: Dance, Dance School; delicatessen:
  Deli; demolition: Demolition; dentist-office: Dental; distillery: Distillery; dj: DJs, Sound; dog-breeder:
  Kennels; dog-groomer: Dog Grooming; dog-kennels: Kennels; dog-trainer: Dog Training; dog-walker: Dog Walks; dojo:
  Dojo; doula: Doulas; drain-cleaner: Drains; drone-surveyor: Drones, Aerial; dry-stone-waller: Stone Walls,
  Walling; drywaller: Drywall; electrician: Electrics, Electrical; electronics-repair: Electronics; embroiderer:
  Embroidery; employment-agency: Recruitment; energy-renovator: Warm Homes; engraver: Engraving;
  ev-charger-installer: Charging, EV Points; event-planner: Events; farm: Farm Shop, Farm; farrier: Farriery, Forge;
  fencer: Fencing; financial: Finance; fishmonger: Fish; fitness: Fitness, Training; floor-layer: Floors, Flooring;
  florist: Flowers, Florals; food-truck: Street Kitchen; funeral-director: Funerals; furniture-assembly: Assembly;
  furniture-maker: Furniture; furniture-restorer: Restoration; games: Board Games; garage-doors: Garage Doors;
  garden-designer: Gardens; glamping: Glamping; glassblower: Glass; glazier: Glass, Glazing; graphic-designer:
  Design; greengrocer: Greens; groundworks: Groundworks; guest-house: Guest House, B&B; gutter-cleaner: Gutters;
  hair-braider: Braids; hair-styling: Hair Room, Salon; hand-dyer: Yarns, Dyes; handyman: Handywork, Odd Jobs;
  heating-and-cooling: Heating; henna-artist: Henna; home-baker: Bakes, Bakehouse; home-carer: Home Care;
  home-construction: Builders, Building Co.; hoof-trimmer: Hoof Care; horse-trainer: Horses; hotel: Hotel;
  hypnotherapist: Hypnotherapy; ice-cream-parlor: Gelato, Ices; ice-cream-van: Ices, Ice Cream; illustrator:
  Illustration; instrument-repairer: Instruments; insulator: Insulation; interior-designer: Interiors; jam-maker:
  Preserves, Jams; jeweler: Jewellery; jewelry-maker: Jewellery; juice-bar: Juice; kindergarten: Nursery;
  kitchen-fitter: Kitchens; knife-maker: Knives, Blades; knife-sharpener: Sharpening, Edges; knitter: Knits,
  Knitwear; landscaping: Gardens, Landscapes; language-teacher: Language School, Languages; lash-and-brow-artist:
  Brows & Lashes, Lashes; law-office: Law; leatherworker: Leather; life-coach: Coaching; locksmith: Locks;
  loft-converter: Lofts; magician: Magic; makeup-artist: Make-Up; man-and-van: Moves, Vans; massage-therapist:
  Massage, Bodywork; maths-tutor: Maths; mediator: Mediation; medical-clinic: Practice; meditation-teacher:
  Meditation; metalworker: Metalworks; midwife: Midwifery; milliner: Hats, Millinery; mobile-mechanic: Motors,
  Mobile Mechanics; mobile-vet: Vets; mosaic-maker: Mosaics; moving-company: Removals, Moves; muralist: Murals;
  music-lessons: Music School, Music Lessons; musician-for-hire: Music; nail-salon: Nails; notary: Notary; nurse:
  Nursing; nutritionist: Nutrition; occupational-therapist: Therapy; optician: Eyewear, Optical; organ-builder:
  Organs; osteopath: Osteopathy; oven-cleaner: Ovens; painter-decorator: Decorating; paver: Paving; perfumer:
  Perfume, Scent; personal-trainer: Training; pet-sitter: Pet Sitting; phone-repair: Phone Repair; photo-booth:
  Photo Booth; photographer: Photography; physical-therapist: Physio; piano-tuner: Pianos, Piano Tuning;
  picture-framer: Frames, Framing; piercing: Piercing; pilates-studio: Pilates; plasterer: Plastering; plumber:
  Plumbing; podiatrist: Podiatry; potter: Pottery; print-shop: Press, Print Shop; private-chef: Kitchen;
  proofreader: Proofs; pub: Arms; quilter: Quilts; real-estate-agent: Homes, Estates; record-shop: Records;
  reflexologist: Reflexology; reiki: Reiki; restaurant: Restaurant, Table; riding-instructor: Riding; roofer:
  Roofing; running-coach: Running; sandwich-shop: Sandwiches; scaffolder: Scaffolding; screen-printer: Screenprint,
  Prints; second-hand: Second Hand; sheep-shearer: Shearing; shoemaker: Cobblers, Shoe Repair; signmaker: Signs;
  singing-teacher: Singing, Voices; skip-hire: Skips; soap-maker: Soap; solar-installer: Solar; solar-panel-cleaner:
  Solar Cleaning; spa: Spa; speech-therapist: Speech Therapy; stained-glass: Stained Glass; stonemason: Stone,
  Masonry; stove-fitter: Stoves; sun-protection: Blinds, Shutters; supper-club: Supper Club; surf-school: Surf
  School, Surf; surveyor: Surveys; swimming-teacher: Swimming; tailor: Tailoring; tattoo-studio: Tattoo, Tattoo
  Studio; tea: Tea, Tea Room; technology-consulting: Computers; tennis-coach: Tennis; thatcher: Thatch; therapist:
  Therapy; tiler: Tiling, Tiles; tire-shop: Tyres; toy-maker: Toys; toys: Toys; translator: Translations;
  travel-agency: Travel; tree-surgeon: Tree Care, Trees; tutor: Tuition; upholsterer: Upholstery; veterinarian:
  Vets; videographer: Films; virtual-assistant: Desk; wallpaper-hanger: Wallpaper; watchmaker: Watches, Clocks;
  waxing-and-sugaring: Sugaring; weaver: Weaving, Looms; web-design: Web Design; wedding-band: Band, Ceilidh;
  wedding-planner: Weddings; welder: Welding; will-writer: Wills; window-cleaner: Windows; winery: Winery, Vines;
  wood-carver: Carving; woodturner: Woodturning; yoga-studio: Yoga`

/** What the business of a person is called, by their trade: nobody hangs out 'Totnes Upholsterer'. */
export const tradeHouses: ReadonlyMap<string, string> = new Map(
  written.split(';').map((entry) => {
    const [trade = '', houses = ''] = entry.split(':')
    return [trade.trim(), houses.replace(/\s+/g, ' ').trim()] as const
  }),
)
