// Apart from the packs, because every page needs it and no page needs their texts.
const tradesOf: Readonly<Record<string, string>> = {
  AccountingService: 'accountant',
  AnimalShelter: 'animal-shelter',
  ArtGallery: 'gallery',
  AutoBodyShop: 'body-shop dent-remover windscreen-repair',
  AutoDealer: 'car',
  AutoRental: 'campervan-hire car-rental jeep-rental minibus-hire',
  AutoRepair: 'auto-repair mobile-mechanic towing',
  AutoWash: 'car-detailing',
  Bakery: 'bakery cake-maker chocolate confectionery home-baker',
  BarOrPub: 'pub',
  BeautySalon: 'beauty-beauty henna-artist lash-and-brow-artist makeup-artist waxing-and-sugaring',
  BedAndBreakfast: 'guest-house',
  BikeStore: 'bike-hire bike-repair',
  BookStore: 'book-store',
  Brewery: 'brewery cider-maker',
  CafeOrCoffeeShop: 'coffee coffee-shop',
  Campground: 'campsite glamping',
  ChildCare: 'after-school-club childminder forest-school kindergarten nanny-agency playgroup',
  ClothingStore: 'clothes',
  ConvenienceStore: 'convenience',
  DaySpa: 'spa',
  Dentist: 'dentist-office',
  Distillery: 'distillery',
  DryCleaningOrLaundry: 'ironing-service laundry',
  Electrician: 'electrician',
  ElectronicsStore: 'electronics',
  EmploymentAgency: 'employment-agency',
  EntertainmentBusiness:
    'childrens-entertainer escape-room indoor-play karaoke-box kids-party-venue magician',
  ExerciseGym: 'climbing-gym fitness pilates-studio yoga-studio',
  FastFoodRestaurant: 'fast-food sandwich-shop',
  FinancialService: 'financial mortgage-broker',
  Florist: 'florist flower-farm wedding-florist',
  FoodEstablishment:
    'catering community-kitchen food-truck juice-bar meal-kitchen private-chef side-dish-shop supper-club tea',
  FurnitureStore: 'furniture furniture-maker',
  GardenStore: 'garden-centre',
  GeneralContractor:
    'asbestos-removal carpentry concrete-contractor demolition drywaller groundworks home-construction loft-converter',
  GolfCourse: 'indoor-golf',
  GroceryStore: 'butcher cheesemaker delicatessen farm fishmonger greengrocer health-food veg-box',
  HVACBusiness: 'heating-and-cooling',
  HairSalon: 'barber-shop hair-braider hair-styling mobile-hairdresser',
  HardwareStore: 'hardware',
  HealthAndBeautyBusiness:
    'aesthetics-clinic hypnotherapist massage-therapist permanent-makeup reflexologist reiki tattoo-removal',
  HomeAndConstructionBusiness:
    'aerial-installer alarm-installer bathroom-fitter carpet-cleaner chimney-sweep damp-proofer drain-cleaner dry-stone-waller end-of-tenancy-cleaner energy-renovator ev-charger-installer fencer floor-layer furniture-assembly garage-doors garden-designer glazier gutter-cleaner handyman house-cleaning irrigation kitchen-fitter landscaping lawn-care oven-cleaner paver pest-control plasterer pool-service pressure-washing septic-service solar-installer solar-panel-cleaner stair-builder stonemason stove-fitter tiler tree-surgeon well-driller window-cleaner',
  Hostel: 'hostel',
  Hotel: 'hotel',
  HousePainter: 'painter-decorator wallpaper-hanger',
  IceCreamShop: 'ice-cream-parlor ice-cream-van',
  InsuranceAgency: 'insurance-broker',
  JewelryStore: 'jeweler jewelry-maker',
  LegalService: 'law-office mediator visa-and-license-agent will-writer',
  Locksmith: 'locksmith',
  LodgingBusiness: 'farm-stay retreat-house workers-rooms',
  MedicalBusiness:
    'acupuncturist audiologist chiropractor ear-wax-removal foot-care lactation-consultant midwife nurse nutritionist occupational-therapist osteopath physical-therapist podiatrist speech-therapist',
  MedicalClinic: 'medical-clinic',
  MotorcycleDealer: 'motorcycle',
  MotorcycleRepair: 'motorcycle-repair',
  MovingCompany: 'man-and-van moving-company',
  MusicStore: 'musical-instrument record-shop',
  NailSalon: 'nail-salon',
  Notary: 'mobile-notary notary',
  Optician: 'optician',
  PetStore: 'pet-shop',
  Pharmacy: 'pharmacy',
  Plumber: 'plumber',
  ProfessionalService:
    'advertising-agency app-developer architect business-consultant career-coach copywriter drone-surveyor energy-assessor event-planner genealogist grant-writer graphic-designer home-inspector illustrator interior-designer photographer proofreader social-media-manager surveyor technology-consulting translator videographer virtual-assistant web-design wedding-planner',
  RealEstateAgent: 'condo-rental-agency real-estate-agent',
  RecyclingCenter: 'reuse-center scrap-car-buyer',
  Restaurant: 'restaurant',
  RoofingContractor: 'roofer thatcher',
  SelfStorage: 'self-storage',
  ShoeStore: 'shoes',
  SportsActivityLocation:
    'dive-centre dojo riding-instructor sailing-school ski-instructor surf-school swimming-teacher trail-rides',
  SportsClub: 'sports-club',
  Store: 'antiques cosmetics craft fabric gift refill-shop second-hand stationery',
  TattooParlor: 'tattoo-studio',
  TennisComplex: 'tennis-coach',
  TireShop: 'tire-shop',
  ToyStore: 'games toys',
  TravelAgency: 'guided-tours travel-agency wildlife-tours',
  VacationRental: 'cabin-rental houseboat-stay',
  Winery: 'winery',
}

/** The types of trades that are no kind of local business by the vocabulary, which alone has hours. */
export const furtherTypes: ReadonlyMap<string, string> = new Map([
  ['mobile-vet', 'VeterinaryCare'],
  ['non-profit-organization', 'NGO'],
  ['veterinarian', 'VeterinaryCare'],
])

/** The trades that have a type of their own among the local businesses of the vocabulary, each with it. */
export const localTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(tradesOf).flatMap(([type, trades]) =>
    trades.split(' ').map((trade) => [trade, type] as const),
  ),
)

/** The schema.org type of a business of this trade, for structured data. */
export const schemaTypeOf = (industry: string): string => localTypes.get(industry) ?? 'LocalBusiness'

/** The address of a schema.org type that such a business is beside a local business; undefined where there is none. */
export const furtherTypeOf = (industry: string): string | undefined => {
  const type = furtherTypes.get(industry)
  return type && `https://schema.org/${type}`
}
