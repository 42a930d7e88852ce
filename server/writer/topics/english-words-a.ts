/** More words of what English diaries are about, of the first half of its topics: see english.ts. */
export const englishWordsA = `
accident | accidents injured | abrasions accidental bitten bled bleed clavicle collapsed crutch damage femur fractures
  injuries pileup ribs scarred scratch scratched skid skull splint stitched suture tourniquet unconscious unharmed
  wreckage
adhd | disorganized | attention concentrate concentrating concentration distracted distraction distractions dopamine
  focused focusing impulsive regulate routine stimulating stimulation
adoption | adopt legal_guardian orphanage | guardian guardians orphan orphans
ageing | | adolescent aged dignity olden prostate senile seniority seniors veins wrinkle younger youthful
anger | grouchy riled lost_my_temper losing_my_temper lose_my_temper my_temper so_cross cross_with furious_with
  furious_at so_furious was_furious i_shouted i_yelled i_screamed | aggressive annoying appalled bastard bastards
  bitching bitchy bullshit complain complained complaining condescending curse cursed cursing despise detest disgusted
  disgusting disrespect fist fists growling hateful hates hating hypocrisy impatient insufferable insult insulted
  irritate irritating loathe madness moody obnoxious outburst provoked provoking ranting revenge scream screams slap
  slapped unfair unjust vengeance vent venting vile wanker yell yells
argument | accusations ultimatum | accusation accuse accused accusing annoy bullshit conflicts contradict despise
  disagreements dispute disrespectful grievance grumpy hatred heated hostile hostility hurtful hypocrisy hypocrite
  ignored insensitive insinuating insult insulted insulting judgmental misunderstanding misunderstood nagging nasty
  offended outburst provoke provoked provoking ranting ruckus rudeness slam slamming sour stormed stubborn swear
  tension tensions unfair unkind unreasonable unresolved upset vendetta yell
baby | cradle pediatrician premature_baby triplets | bathe bathed birth bonded bonding born bottles breast childbirth
  choking clinging cranky crawl crawls cuddle dimples drool drooling firstborn fussy infants mothers napkin nipple
  nursed poo poop snuggle tiptoe tummy twin umbilical wailing wipes
bakery | frosted frosting icing pastry | bagel bagels blueberry bun buns cakes caramel cookie cookies croissant
  cupcake cupcakes iced muffin muffins pies strudel tart vanilla
band | | acoustic bands concerts demo festival groove guitars indie lineup mic microphones musician musicians playback
  singers tuning vocalist vocals
bees | | buzzing pollen stinger stingers stinging stings swarming wasp
belonging | outcast | alien alienated cultural foreigners individuality misunderstood newcomers origin origins rooted
  settled surroundings unfamiliar uninvited unpopular welcomed welcoming
bills | billed tax_return | deposits dues electric inflation insurance insured mortgages paying payment payments
  premium premiums purchase renting rents subscription taxes thermostat utility
birthday | | celebrate celebrated celebrating gift gifts helium surprise surprised surprises
blindness | | blur blurry eyeballs lenses optic optical sight squint vision visual
body | liposuction metabolism weighed | armpit armpits bodies breasts cholesterol exercise fats fatter flatter health
  healthy hefty kilo kilos lbs lotion muscular pimple posture proteins puberty scale scrawny size sizes skins starving
  thigh toenail ugliness unfit unhealthy vitamins weigh weighs
boredom | nothing_happened nothing_to_report not_much_happened same_as_yesterday same_as_always same_as_usual
  same_as_ever quiet_day another_day_of another_quiet_day nothing_new ordinary_day ordinary_days quiet_week slow_week
  nothing_much | bore childish idle mindless mundane tiresome
boundaries | ultimatum | commitments compelled demand demanding limit limits obligated obligation obligations
  overbearing pestering pressured pressuring privacy rule rules
boxing | | champ champion champions contender fighter fighters fists footwork punching rematch
breakup | heartache unfaithful | abandoned closure devastated ditched heartbreaking heartless relationships separate
  separating
brother | | oldest
calls | callback speakerphone | beep caller callers dial dialed dialing honk operator pronto switchboard telephone
  telephoned telephones
camping | toasted_marshmallows | cabins camp camper campers canoe firewood flashlight flashlights lantern marshmallows
  outdoors tents thermos waterproof
cancer | breast_cancer colon_cancer lung_cancer prostate_cancer | bald breast breasts colon cure incurable lumps lung
  marrow mutation mutations pancreas prognosis radiation scans screening treatments wigs
car | carburetor dealership ignition petrol towed | auto automobile axle backseat battery bonnet brake brakes bumper
  cars chrome clutches convertible cylinder dashboard dent diesel driveway exhaust fender fuel gas gasoline gear
  headlights horsepower hydraulic insurance insured jeep mechanics mileage minivan motor mph muffler oil parked
  parking pavement piston radiator rust sedan speed spray suspension taillight tire tires tow towing transmission
  tyres valve vehicle vehicles windshield
caring | | deteriorated deteriorating deterioration dignity resident seniors caretaker
cat | | flea fleas furry ginger puss scratch scratching strays veterinarian veterinary
change | | adapt adapted adjust adjusted adjusting adjustment adjustments adventurous beginning beginnings convert
  evolve evolved evolving new_year_resolution rebuild rebuilding resolution resolutions settled settling surroundings
  transformation
chess | | rematch
children | grownups | babysit behavior behaviour brat brats cartoons childish crayons doll eldest firstborn glitter
  kid lice lollipop mischief nuggets offspring orphan orphans pediatrician pigtails pixie playful playroom playtime
  puppet puppets sandbox scold scolded spoiled sticker stickers superhero superheroes swing tease teenage temperament
  toy tuck tucked tumble tummy whine youngster youngsters
christmas | eggnog mistletoe reindeer sleigh | decorate decorated decoration elf elves festivities gift gifts holidays
  ornament reunited snowman stocking tradition wreath
cleaning | janitor janitors | maid maids disinfectant vacuum wiped scrub scrubbing washer detergent
climbing | climbs | height heights peak rock rocks
clocks | | chime chimes timer
clothes | clothing | accessories accessory apparel attire bathrobe belts bikini blouse bra bracelet bras cashmere
  coats collars cologne convertible corset costumes cotton dressed dresser dressing earring earrings fancied
  fashionable footwear frock furry garment garter gowns handbag hat heels jackets khaki knickers leather lingerie
  mittens necktie nightgown overalls overcoat padded pajamas panties pants pantyhose plaid polyester poncho rag robe
  sandals satin scarf shawl shirts shoe shoelaces shoes shorts silk skirt skirts slacks sleeves sock socks stocking
  stockings striped stripes style stylish suede suits sunglasses suspenders sweater sweaters sweatshirt thong trendy
  turtleneck tux tuxedo underpants underwear undies undress velvet vest vests vintage wear wearing wears wore
coding | | automated bot browser bugs codes computer computing configuration crash crashed dashboard databases delete
  deleted documentation download encrypted encryption function functions glitch hack hacker hackers hacking
  implementation input interface java loops processor program programming robots sandbox specs testing update updates
  upload variable variables vector web website
comingout | homosexual homosexuality lesbians | gays heterosexual taboo
commute | commuter train_delays | cabs crowded delays detour elevator escalator freeway pedestrian roadblock stations
  streetcar subway taxicab taxis tram transit transport transportation
company | entrepreneurs stockholder stockholders | accounting acquisition advertise advertised advertising audit
  bankrupt bid broker brokers businesses buyout clientele commission competitor competitors consultants consumer
  consumers corporate corporation corporations demo dividend employee employees executive export exports finance
  incentive innovation invest investing logo marketing merger negotiate negotiating negotiation negotiations
  networking partnership patent pitching productivity profitability profitable revenue revenues shareholder sponsors
  stockbroker strategy subsidiary takeover venture
cooking | goulash ingredient ingredients paprika skillet spatula | asparagus bacon beef blender boil boiling boils
  broccoli burner buttered celery chestnut chestnuts chicken chili chop cinnamon cooks corn creme crepe cucumber
  culinary custard dessert dumpling egg eggplant eggs flavor flavors flavour foil fork freezer fry frying ginger grate
  gravy grilled guacamole jam jar jars lard leftover lemon lime mashed meat meatballs meatloaf meats microwave mint
  mixture molasses mushroom mustard oatmeal omelet omelette onion pancake pantry parsley pastry peel peeling pepper
  pickle pickled poached pork potato powdered preserve preserving pudding pumpkin refrigerator roasted sage salts salty
  sauerkraut sausages sizzling sliced slices slicing spaghetti spice spicy spinach spud stove teapot tomato turnip
  vanilla veal vegetable vegetables vermouth vinegar waffles yams teaspoon
courage | heroism | audacity bold confident cowards encouraged endure endured gallant heroes heroic risk risks risky
  strength timid
court | acquitted courthouse hearings testifying | alibi appeal arraignment attorney courts defendants felony indicted
  indictment judges judging judiciary lawyers mistrial perjury plaintiffs plea plead pleading prosecute sentenced
  signature soliciting subpoena testimony warrant witnesses
crafts | sewn | baskets bead beads bracelet cashmere craft crafts craftsman decorative fiber fibers glitter glued
  handmade hook mittens ribbon scarf shawl sleeves socks sweater textile textiles upholstery weave
crying | crybaby | handkerchief hysterical tissue tissues upset wailing
cycling | | brake brakes climbs downhill endurance gravel helmets kilometer kilometers pump punctured raced racer
  races rides tires tyres uphill
dancing | hula mambo polka rumba | boogie cabaret clap conga contemporary dances disco footwork graceful groove hips
  reggae rhythms shuffle twirl twirling waltzing
dating | | admirer attraction attractive boyfriends candlelight charming fancied hookup hottie lovers romances
  romantic seduce smitten
deafness | | ear earplugs noise noisy
death | cremated | autopsy bury burying crypt eternity inherit inheritance inherited inquest morbid obituaries perish
  vigil wills
debt | bankrupt creditors loaned | indebted lend lending owing payments penniless owes
decision | have_to_decide need_to_decide must_decide to_decide haven't_decided havent_decided not_decided
  still_deciding don't_know_whether dont_know_whether not_sure_whether whether_i_should whether_to_say whether_to_keep
  whether_to_move whether_to_apply whether_to_quit whether_to_close whether_to_accept think_it_over thinking_it_over
  yes_or_no should_i_say should_i_tell should_i_leave should_i_quit | choices conclusion conflicted contemplate
  contemplating decides hasty intuition judgement judgment option reconsider resolve
dialysis | transplants | fluid potassium renal
diving | divers oxygen_tank | dives fins shark sharks undersea underwater
divorce | annulled annulment | remarried remarry separate separating
dog | | barks breeder breeding canine chew chewing doggie fetch fetching flea fleas grooming growling hounds pet
  snarling sniff snout strays veterinarian veterinary
doubt | incompetent low_self-esteem unworthy good_enough_for not_up_to confidence_in not_sure_of_myself out_of_my_depth
  | clueless comparisons criticism esteem flaw flawed flaws idiot idiots inept inexperienced insignificant intimidated
  mediocre pathetic powerless shy useless wimp
drawing | | animation cartoon cartoons graphic nude outline pens portfolio
driving | parking_space parking_ticket pileup speeding steering_wheel | bumper detour driver drivers expressway gear
  highways intersection interstate license motorists parked parking parking_fine pavement pedestrian reckless
  roadblock roadblocks roads seatbelt skid stalling steer steering straightaway traffic turnpike
drought | parched | famine thirst
eating | | appetites carbs compulsive indulge laxative mouthful nourishment nutrition portion portions starve starved
  starving weigh weighed willpower
envy | covet | fortune glamorous gloat gloating possessive
epilepsy | epileptic | blackouts fainting spasm twitching unconscious
ex | | adultery affairs cheated cheating infidelity
exams | flunked | assessment calculator certification cram examination fail fails flunk geometry graduating judged
  memorize oral qualification qualifications qualified scholarship studied unprepared
exhibition | | antique artistic arts artwork catalog catalogue collection collections collector contemporary exhibit
  exhibits galleries installation masterpiece museum unveiled unveiling
failure | | backfired botched criticisms demise discouraged disqualified fail fails flaw flawed flaws flunk flunked
  flunking incompetence inept losses mediocre mistakes plummeted rejecting ruined losers
faith | baptized bar_mitzvah bat_mitzvah diocese ordained pilgrims religions religious_service savior saviour sinned
  sinners worships | absolution angels archdiocese ascension beliefs believers believes believing biblical bishops
  blasphemy bless brethren chanting clergy conscience cult devil devotion disciples divine divinity doctrine
  fellowship hallowed heavens heresy martyr minister mitzvah pagan pious prays priestess prophecy prophets purgatory
  rejoice repent righteousness ritual rituals sacred saints sanctity sect shalt shrine sinful souls spirit teachings
  temples testament testimony theology tomb vocation
family | | dinnertime feud generation household reunited sibling tradition traditions
farm | barnyard flock pastures plough | agricultural breeding bulls cultivate cultivated donkey fertile fertilizer
  grains grazed growers hatched hen homestead manger mule parched plow ripe rooster seed straw
father | paternal | daddies
fear | fear_of_heights panic_attack so_afraid | creepy danger darkness demon demons distraught doomed freaking haunted
  height heights horrifying horror intimidated monster monsters ominous scarier shadowy shiver shudder sickening
  squeamish startled terrors threat threats tremble vulnerable was_afraid afraid_to
fertility | ovaries vasectomy | conceived conception donors genetic implant implanted implants period periods uterus
fire | | alarms arson arsonist blazing burnt evacuate evacuating extinguisher fires flame furnace ignite inferno
  rescued rescuing suffocating
fishing | | catches cork fins fishes hook hooked
flood | | burst debris devastation drainage evacuate evacuating landslide monsoon muddy overflow overflowing sewage
  sunken tsunami
flying | airborne aviation | aerospace aircraft airfield airline airliner airplane airplanes airstrip autopilot
  clearance elevation fuselage hangar jet parachute pilots planes propeller radios stewardess takeoff transponder
food | | almond almonds anchovies appetites appetizer apple asparagus avocado bacon bagel bagels banana bananas
  barbecue bean beef berries beverage beverages bite bites blueberries blueberry bologna brew brisket broccoli broth
  brunch buffet buns burger burgers burrito cakes candy cannoli cappuccino caramel carrot catfish celery cheese
  cheeseburger cheeseburgers cheesecake cherry chicken chili chocolate chocolates chopsticks chowder cinnamon cocoa
  coconut coleslaw cones cookie cookies corn cornbread cracker crackers cranberries cranberry cream creamy crepe crisp
  crispy croissant cuisine culinary cupcake dessert diner dining dinners dish donut donuts doughnut doughnuts dumpling
  egg eggnog eggs filet flavor flavour fondue fries fruits fudge gourmet grape grapefruit greens grits grub guacamole
  gumbo ham hamburger hamburgers jam juice juices ketchup kiwi latte leftover lemon lemonade licorice lobsters
  lollipop lox macaroni mango marmalade mayonnaise meat meatball meatballs meatloaf melon milkshake mousse mouthful
  muffin muffins mustard nectar noodle nuggets nutrition nutritious nuts oatmeal oats octopus olives omelet omelette
  onion oranges organic oysters pancake pancakes papaya pastrami peanut pear peas pecan pepper peppermint pepperoni
  pickle pickled picky pies pineapple pizzas plum pork pretzel pretzels pudding quiche raisin raisins restaurants
  salad salads salami sardines sauerkraut sausages schnitzel seafood shellfish shrimp sodas spaghetti spice spicy
  spinach steak strawberry sugar sugars sundae sushi sweets syrup taco takeout tart taste tasteless toasted toaster
  tofu tomato treats truffles tuna veal waffle waffles walnuts wiener wines yogurt yummy
football | | ballpark boot commentary fans halftime kickoff matches player players score scoreboard scorer scores
  scoring semifinal semifinals shutout sideline sidelines spectators stadium stadiums supporters tackle tackles
  tackling turf victory
forgiveness | amends bygones grudge make_amends reconcile redemption | absolution atone merciful merciless mercy
  repent truce
freedom | liberate | adrift carefree confined escape escaped freedoms liberation rebellion trapped
friendship | reconnect | bro brunch buddies chat chatting chitchat confide conversation conversations fellowship
  girlfriends inseparable loyalty pact supportive
funeral | casket cemeteries | carnation ceremony graveyard obituaries procession scattered tribute
gambling | casinos lotto | bankroll bluff bluffing dice racehorse racetrack stakes unlucky wager
gaming | | arcade pinball simulator virtual
garden | bonsai fertilizer trimmed_the_hedges watering | balcony blooming botanical branches bush bushes cactus
  carnation caterpillar clippings clover daisies dormant eggplant fence flower grapevine greens growing hedges
  landscaping lilies orchids overgrown parsley patio petal petals pollen pumpkin raspberry ripe root rooted seed
  shovel shovels snails spray sprinkler sprinklers sprout spruce squirrel stem stems stub stump thorns trimmed turnip
  turnips vegetables vine violets wasp watermelon weed mower lawns
goodbyes | | forsake handshake waved waving
grandchild | | babysit spoil spoiled
grandfather | granddaddy
grandmother |
gratitude | | appreciation breathtaking carefree cherish congratulate enjoyed enjoyment glee godsend joys luckiest
  priceless radiant satisfaction satisfying simplicity sunshine thanking thrilled
grief | anniversary_of_her_death anniversary_of_his_death | bury cemeteries comforted comforting commemorate
  companionship devastated devastating graveyard heal heartbreaking hereafter locket losses mourn overwhelming pity
  solace sorrows sympathies sympathy tragedy tragic traumatic tribute unbearable vigil widows
guilt | | apologize confessions cruelty excuses hindsight lazy mistakes neglect neglected obligated obligation
  selfishness selfless thoughtless waste wasted wasting
hair | comb dandruff dye dyed haircuts hairdo stylist | clipper conditioner curling peroxide razor scalp shampoo
  sideburns styling
help | | advice assistance benefactor comfort comforted comforting companion compassion compassionate considerate
  depend depending empathy encourage encouraged encouragement encouraging favor godsend goodwill helpful kinder
  lifeline support supporting sympathetic sympathize
homesickness | | exiled faraway homecoming stateside
hope | | desperation disappoint discouraged expectation expectations future miracle miracles optimist relief
  uncertain upbeat wishful
horse | horseshoe rodeo | bucking corral dismount donkey galloping grooming horsey mule mules oats pastures racehorse
  racetrack ranch ride riders rides spurs straw thoroughbred
hospital | amputation anesthetic appendicitis discharged_from_hospital hospitalized lumbar_puncture sedated transplants
  ventilator | abdomen abdominal administered admission admissions ambulances amputate autopsy bandages bleeding
  checkup clinics comatose complications consultants consultation dilated edema examination examine fluid fluids
  fractures graft gurney healthcare hematoma hemorrhage incision infirmary injured intensive intestines invasive
  medical monitored nasal neurosurgeon operated oxygen painless paramedics pathologist pediatric pelvic physician
  physicians plasma prescriptions procedure procedures pulse reconstruction recovering rehabilitation ruptured scanned
  scanning scans sedation sedative specialists spinal surgeries surgical urine veins visitors wheelchair workup
  heart_attack
hotel | | elevator inn lounge minibar motel receptionist reservation resort steward suite suites valet
house | carpets | ants apartments backyard balcony banister basement bathrooms bedrooms buyer buyers cabinet cabinets
  chandelier chimney closets condo cosy courtyard cozy cramped cupboard cushion cushions doorbell doorknob downstairs
  drapes drawers escrow estates extension fireplace firewood floorboards foyer freezer furnished heater homeowner
  homeowners homey houses housing insulation interior mattresses mortgages pantry penthouse property realtor
  redecorate refrigerator renovated residence rug rugs shower stair staircase stairway stove suburban suburbs tenants
  terrace thermostat tub upgrade washer
housework | broom household_chores laundry_day piles_of_laundry cleanup | chore clean cleaned cleans detergent dirt
  dirty dish dryer dust errands fold folded folding garbage hamper iron ironed linen mess messy rinse rubbish scrub
  scrubbing soap sponge spotless stained stains sweep sweeping towels trash wipe wiping
husband | | husbands
illness | blood_test blood_tests constipated dehydration diagnosed diseased diseases feeling_rough flu_jab hepatitis
  hereditary illnesses infections influenza nosebleed polio puke sickness_bug sinus_infection smallpox test_results
  tuberculosis ulcers vaccine whooping_cough | abnormal acid_reflux acute afflicted allergies appointments aspirin
  bladder bloated bowel bowels breathless checkup chills choking coma cough_syrup cure cured cures decline dehydrated
  delirious deterioration diagnose diagnostic digestion digestive disorder doses drugstore ear enzymes epidemic
  fainting feeble fungus gastric germs health healthy hemorrhoids herpes hiccups immunity indigestion infected
  infectious itch itching itchy larynx laxative lung medications medicine medicines meds metabolic mumps mutation nasal
  neurological ointment outbreak oxygen pancreas penicillin pox prescribe prescribed prescriptions prognosis
  quarantined rabies recurring remedy respiratory runny serum shivering sneeze sneezed sneezes stomachache syndrome
  syphilis tested tetanus throat tissue treatments unhealthy urinate viral viruses vitamin vitamins vomit weaker
  weakness wheezing woozy sick_note
inlaws | | meddling
island | | coconut inland isle lagoon oasis peninsula shores
joints | chiropractor dislocated sprain | ankles biceps collarbone hips joint knuckles leg limb limbs mobility
  muscular pelvis shoulders thigh wrists
journalism | | articles broadcast broadcasting columnist correspondent edition editorial editors eyewitness footage
  interviewing investigative journalists magazine newspaperman newspapers spokesman tabloid
`;
