/** Sports, arts and hobbies in English diaries: see english.ts. */
export const englishLeisureTopics = `
training@sport 1.8 - ?training gym sport fitness ?exercise workout | treadmill yoga pilates warm-up teammates squad
  workouts weight_room bench_press deadlift squats crossfit spin_class swim_meet athletics track_and_field sprints
  sprinting training_session tryouts qualifiers sports_day personal_trainer yoga_mat tennis badminton volleyball
  hurdles javelin shot_put long_jump high_jump gymnast gymnastics triathlon triathlete marathon_training kettlebell
  dumbbells barbell hamstrings warm_up warmed_up cool_down finals_day podium rowing_machine ergometer oars coxed
  sculls lacrosse hockey_stick golfer handicap_down bowls_club snooker pool_league skiing skis snowboarding ice_hockey
  figure_skating wrestler archery horse_riding equestrian dressage at_training after_training to_training
  football_training rugby_training swim_training netball_training training_tonight training_plan went_to_training
  missed_training gym_membership gym_session gym_bro leg_day arm_day push_day pull_day deadlifts deadlifted squat_rack
  squatted bench_pressed press-ups pressups push-ups pull-ups pullups sit-ups burpees hiit spin_bike peloton_bike
  aerobics body_pump zumba_gold yoga_class pilates_class exercise_bike exercised exercising keep_fit getting_fit
  tennis_club tennis_match badminton_club played_golf golf_course round_of_golf golfing eighteen_holes bowling_league
  pickleball darts_team darts_league pool_team cheerleading cheerleader track_meet swim_team varsity weight_training
  weightlifting weight_lifting lifting_weights powerlifting bodybuilding personal_bests physical_training
  physical_education pe_class rehab_exercises cardiac_class exercise_class exercise_classes fitness_class keep-fit
  treadmills elliptical cross-trainer rowing_machine_at stairmaster step_class step_machine tai_chi qigong couch_to
  bootcamp boot_camp crossfit_box gymgoer gym_again gym_today gym_tonight | ~match personal_best seconds golf coach
  selection circuit protein sprint relay championship wrestling darts boathouse stretch stretches semi-final
  heats_final ski muscles muscle match bowling reps lifted sweat team season race lap laps medal weights stretching
  trials circuits medals sweated unfit out_of_shape
running@sport 2.2 - ?running half_marathon marathon ~run | jog jogged jogging 5k 10k parkrun half-marathon ultra
  running_shoes running_club personal_best pb long_run jogger interval_training jogged_round park_run run_club
  finish_line start_line tempo_run hill_reps ultra-marathon trail_run trail_running ultramarathon hundred_kilometres
  10km 5km race_day race_number running_vest aid_station sub-four strava ran_ten ran_five recovery_run starting_line
  running_again my_run for_a_run went_running go_running going_running goes_running been_running started_running
  my_runs morning_run evening_run easy_run long_runs sunday_run park_runs parkruns parkrunner fun_run run_leader
  running_group running_buddy running_route ran_three ran_four ran_six ran_eight ran_twelve ran_twenty ran_home
  fell_running fell_race cross-country_race cross_country sub-three sub-two marathon_training half_marathons
  ultra_training shin_splint negative_split lactate runner_high ran_8k ran_6k ran_7k ran_12k ran_15k ran_20k taper
  gels the_race race_tomorrow race_morning race_week my_race | kilometres ran runs ~race route legs run km kit coach
  knee toenails poles tapering miles pace mile laps lungs shins trainers splits intervals runner runners
swimming@sport 2.1 - swimming ~swim pool | swam swum goggles lido backstroke breaststroke front_crawl butterfly_stroke
  dived_in diver lanes chlorine swimmer swimmers tumble_turn swimming_lesson swimming_lessons swimming_club
  swimming_costume swimming_trunks for_a_swim morning_swim sea_swim swam_in swim_cap swimsuit swim_lesson swim_lessons
  learn_to_swim learning_to_swim sixty_lengths forty_lengths twenty_lengths thirty_lengths ten_lengths doggy_paddle
  flip_turn lifeguard ice_bath aqua_fit | cold water lake lane dive deep_end cold_water bathers open_water towel
  lengths
cycling@sport 1.8 - cycling bike bicycle | pedalled cycled cyclist saddle_sore puncture peloton velodrome bikes
  hill_climb spokes cycling_club cyclists bike_ride bike_rides mountain_biking e-bike ebike bike_lane bike_lanes
  cycle_lane cycle_path cycle_to_work cycled_to cycled_home learn_to_cycle bike_shop inner_tube derailleur lycra
  time_trial sportive velo turbo_trainer bike_club stabilisers | road tandem miles ride rode chain gears helmet pedal
  pedals
climbing@sport 2.1 - climbing bouldering | belay crag climbing_wall climber summits crampons ice_axe handhold
  handholds abseil abseiled bouldered climbers climbing_partner belayed belaying carabiner chalk_bag bouldering_wall
  crux rope_team lead_climb climbing_gym climbing_shoes climb_outdoors mountaineering mountaineer free_climb parkour
  free_running | wall route hold fall boulder pitches topped_out chalk the_wall_gym rope grip summit climb climbed
  harness holds_on_the ledge
football@sport 2.1 - football | goalkeeper referee striker midfield kick-off offside cup_final sunday_league goalie
  quarterback touchdown pitch_side refereeing yellow_card red_card centre_half centre_forward winger goalposts
  kick_about under-tens under-nines under-twelves linesman touchline pitch-side hat-trick own_goal relegation a_goal
  saturday_team five-a-side kickabout at_the_match football_match football_club football_team soccer_practice
  soccer_game soccer_team away_game home_game away_match home_match away_end fa_cup premier_league champions_league
  world_cup euros_final super_bowl nfl man_united man_city extra_time stoppage_time injury_time free_kick corner_kick
  half-time_team_talk footballer footballers under-elevens under-sixes football_boots touchdowns linebacker
  football_game cup_tie league_table nil-nil three-nil two-nil one-nil four-nil three_nil two_nil one_nil four_nil
  five_nil one-all two-all at_full_time centre_back centre_mid midfielder midfielders subbed sub_bench dugout nutmeg
  penalty_shootout golden_boot scored_twice hat_trick | shirt boots derby whistle whistled soccer terraces
  promotion_season booked_for goal kick scored match ball team the_match first_half second_half shootout assist
  right_back left_back full_back left_foot half_time half-time pitch penalty penalties defender scored_a scored_the
  ref refs clean_sheet
teamgames@sport 2.1 - ?training rugby basketball hockey netball ?cricket volleyball handball baseball softball |
  dribble slam_dunk scrum wicket wickets hoops tip-off rugby_club rugby_match rugby_team cricket_club cricket_match
  cricket_team cricket_pitch hockey_match netball_team basketball_game basketball_team basketball_practice
  little_league baseball_game hockey_practice lineout ruck maul scrum-half fly-half bowled_out spin_bowler fast_bowler
  umpire home_run shortstop free_throw free_throws three-pointer layup layups goal_attack goal_defence water_polo
  hurling camogie gaelic_football gaa | batting bowled innings hoop league pitcher
boxing@sport 2.3 - boxing | sparring uppercut southpaw ringside featherweight punchbag heavy_bag headguard gumshield
  corner_man weigh-in sparred boxing_gym boxing_club boxing_gloves boxing_match boxers boxer kickboxing muay_thai mma
  cage_fight weigh-ins sparring_partner shadowboxing heavyweight middleweight welterweight cornerman my_next_fight |
  rounds coach hands punched knocked_down knockout knocked_out spar ring fight fights punch gloves bout bell_went jab
  jabs bouts
rowing@sport 2.3 - ?rowing | rower rowers erg cox regatta oar oars rowing_club rowing_boat rowing_machine_session
  coxswain bow_pair stroke_side bow_side single_scull head_race rowing_crew canoeing canoe kayaking | crew blade boat
martial@sport 2.1 - judo karate | dojo
skating@sport 2.1 - skating | skated rink
surfing@sport 2.1 - surfing | surf surfed wetsuit surfboard
dancing@sport 2.1 - dancing dance ballet tango | danced barre pirouette salsa choreography ballroom zumba dancers
  dance_class pirouettes tutu pointe_shoes ceilidh plié arabesque leotard choreographer dance_school foxtrot waltz
  tango_class milonga jive salsa_class ballerina pointe_work sprung_floor plié_at plies grand_jeté choreographed
  dance_studio dancing_class dance_classes dance_lesson dance_lessons dance_teacher dance_show dance_exam dance_floor
  tap_class ceilidhs hip-hop_class breakdancing bharatanatyam kathak flamenco contemporary_class pole_class lindy_hop
  ballet_class ballet_school ballet_shoes en_pointe | floor mirror turnout leapt corps rehearsal audition dancer steps
  music recital rehearse leap leaps tights
walking@walk 2.4 - ?walking ~walk ~walks hiking hike | hiked stroll strolled footpath rambled towpath dog_walk
  long_walk rambling trekking coast_path stile ridge_walk moors ramblers woodland_walk dog_walkers strolling
  for_a_walk went_walking long_walks short_walk little_walk morning_walk evening_walk daily_walk our_walk my_walk
  my_walks walk_in_the walked_along_the walked_round_the walking_group walking_boots walking_poles walking_holiday
  step_count ten_thousand_steps 10k_steps pedometer rambles hikes hiker hikers hike_up hill_walking hillwalking
  fell_walking ambled ambling nordic_walking munro munros wainwright | river walked_home walk_home valley hills_walk
  miles_along summit_cairn footpaths walked path park hill hills reservoir rucksack boots trail trek paths canal moor
music@music 1.7 - music orchestra choir piano guitar violin cello trumpet singing ?song ?songs fiddle accordion drums
  ?organ concert gig gigs | rehearsal rehearsals chord chords melody busking alto tenor soprano karaoke guitarist
  pianist violinist cellist drummer bassist songwriter songwriting lyrics chorus busker open_mic setlist soundcheck
  jam_session metronome arpeggios choir_practice choirmaster symphony sonata concerto aria opera record_player
  bow_hold music_lesson piano_lesson harmonies harmony fiddles banjo ukulele mandolin clarinet oboe saxophone sax
  trombone tuba harmonica synth drumming bassline duet quartet ensemble crescendo pitch_pipe in_tune out_of_tune
  in_key bow_arm strings_snapped capo plectrum hymn_practice sight-reading grade_five grade_eight practice_room
  conservatoire gigged busk busked tenors sopranos altos basses choirs carol_service carols nocturne prelude bach
  mozart chopin beethoven schubert tallis handel jazz lullaby bass_line gigging on_tour load-in band_practice bandmate
  bandmates perfect_pitch fifth_above e_flat riff riffs wedding_band function_band violin_lesson guitar_lesson
  music_teacher recorder_group concert_hall sang_in sang_the sang_at sang_with singing_lesson singing_lessons
  singing_group singing_teacher my_bass guitar_strings brass_band marching_band jam_band in_a_band cover_band
  tribute_band piano_practice practising_scales music_school music_exam grade_three grade_four grade_six grade_seven
  music_practice second_violins bagpipes pipe_band tin_whistle bodhrán sitar tabla dj_set djing my_decks mixtape
  beatmaking rap_battle rapper rapping mastering_the_track sound_engineering sound_engineer sang_along singing_along
  choir_night sang_in_the lyricist backing_singer record_shop records_all music_festival festival_season glastonbury
  rave raves clubbing dj musician musicians guitars concerts vocals melodies composer composing ballad | practiced
  hummed rhythm encore harp touring scale amp studio_session microphone demos sound_check band sung strings strum
  tuned practised practising verse applause bass solo folk_song flute drum played playing practise practice tune
  recording trio conducting producer keyboard scales humming piano_keys sing sang playlist vinyl gospel anthem
  conductor
painting@art 2.2 - painting art paintings canvas watercolour watercolor ?studio | easel oils acrylics acrylic gouache
  palette oil_paint portrait portraits art_class art_school sculptor sculpture sculptures easels turpentine pigment
  pigments ochre ultramarine cobalt turps gesso brushstroke brushstrokes underpainting still_life landscapes
  self-portrait mural murals printmaking etching lino_print painted_all_day paint_by_numbers art_teacher art_gallery
  art_supplies art_project art_exhibition art_fair acrylic_paint watercolours watercolors pastels charcoals
  portrait_commission open_studios paintbrush painter painters artwork artworks canvases artist artists collage |
  colour varnish varnished primed stretcher brush brushes paint painted colours painted_a
drawing@art 2.1 - drawing drawings sketchbook | sketch sketched sketching doodle doodles doodled illustration
  illustrator comic comics sketchpad sketched_the sketch_book drawing_class drawing_board drawing_tablet graphic_novel
  picture_book picture_books illustrating illustrations roughs inking cartoonist caricature anime manga sketches draw
  | pencil pencils drew charcoal
exhibition@art 1.9 the exhibition ?gallery | curator private_view exhibitions opening_night_of hang_the_show exhibited
  exhibiting art_show group_show solo_show red_dots vernissage
pottery@art 2.1 - pottery kiln ?clay | glaze potters bisque thrown_pots porcelain earthenware stoneware pottery_class
  potter_wheel ceramics ceramicist raku kiln_opening bisque_fired hand-built pinch_pot | wheel bowls pots glazed
  potter glazing
crafts@making 2.1 - knitting sewing quilt crochet ?wool | knitted embroidery crocheted cross-stitch cast_on yarn
  patchwork origami knit knits knitter purl pompom embroidering embroidered quilting beadwork needlework
  knitting_pattern knitting_group knitting_circle crocheting crochet_hook sewing_class sewing_room sewing_group
  sewing_pattern sewing_kit sewing_bee quilter quilters quilted hand-stitched macramé macrame felting upcycling
  upcycled scrapbooking scrapbook card_making candle_making jewellery_making jewelry_making beading craft_fair
  craft_stall craft_group dressmaking_class baby_cardigan knitted_a knit_a ravelry spinning_wheel fair_isle | thread
  row rows pattern buttons stitches stitch mending darning smock lace hem hemmed needle pattern_pieces mended sew
  woven sewed loom needles weaving cast_off tapestry sewing_machine darned
woodwork@making 2.2 - making_things woodwork carpentry ~workshop !shed model_railway tinkering my_workshop | chisel
  carpenter joinery sawdust lathe soldering sanded workbench sanding sandpaper workshop_bench sawed dovetail dovetails
  varnished whittling whittled train_set model_aeroplane dowels spokeshave handsaw bandsaw n_gauge airfix
  soldering_iron clockmaker repair_cafe fixing_things tinkered engine_rebuild motorbike carburettor woodworking
  in_the_workshop men_shed mens_shed lego_set built_a_shelf built_a_table built_a_bench flat-pack_table fix_it_myself
  fixing_up fixed_the_engine fix_the_engine repaired_the restore_it gearbox head_gasket spark_plugs spark_plug
  brake_pads cambelt timing_belt chassis haynes bodywork classic_car old_engine 3d_printer 3d_printing arduino
  raspberry_pi circuit_board ham_radio amateur_radio model_making model_trains model_aeroplanes model_boat wargaming
  warhammer miniatures stained_glass blacksmith blacksmithing leatherwork | varnish restoring restored restoration
  veneer ~shed screws hinge hinges oak walnut wood tools drill hammer nails plank planks joints carved clamp bench
  timber carve in_the_shed clamps clockwork carving
writing@writing 1.4 - ?writing novel my_novel ?my_book manuscript poems poem poetry | publisher writer_block
  wrote_a_story short_story novelist short_stories manuscripts screenplay memoir blog blogpost query_letter
  first_draft word_count_today poet poetry_reading journaling journal_entry poems_back wrote_a_line stanza scansion
  prose villanelle sonnet sonnets haiku publishers unpublished writing_group ghostwriter typewriter narrator
  protagonist rewrite rewrote rewriting line_breaks inkwell novel_writing writing_a_book writing_my_book
  writing_the_book writing_again started_writing stopped_writing finished_the_chapter my_chapter second_draft
  third_draft rough_draft wrote_the_scene wrote_a_chapter wrote_all_day wrote_nothing wrote_two_pages words_today
  thousand_words 500_words word_count writing_workshop writing_class creative_writing writing_retreat writing_day
  writer_group nanowrimo fanfic fanfiction plot_hole plot_twist literary_agent book_deal book_launch self-published
  self-publishing songwriting_session spoken_word poetry_slam screenwriting morning_pages novels fiction | page pen
  line ink typed typing agent dialogue edits authors edited scanned_the_line wrote writer pages chapter notebook
  author published paragraph draft drafts editor rejection verses metaphor rhyme submission submissions writers
  main_character my_character
reading@reading 1 - ?reading | bookshop book_club library_card paperback paperbacks finished_the_book bookworm
  audiobook chapters book_group bookshelf_full reading_group been_reading reading_a_book read_a_book good_book
  library_books library_book kindle ebook read_in_bed finished_my_book started_a_book page-turner novel_i audiobooks
  couldn't_put_it | novel read library book pages books bookcase
photography@photography 1.8 - photography | photographer darkroom polaroid portraits_of negatives_of aperture tripod
  contact_sheet developing_tray enlargements took_photos taking_photos take_photos took_pictures taking_pictures
  photo_shoot photoshoot photo_walk my_camera new_camera film_camera old_camera dslr darkrooms lightroom
  photography_club rolls_of_film roll_of_film self-timer photographers photoshop | camera albums slides exposure
  close-up photo photograph photos photographs lens shutter negatives
theatre@theatre 2 the theatre | actor comedy_night actress actors dress_rehearsal opening_night understudy am-dram
  improv comedy_club open-mic auditioned auditions cast_list monologue playwright dressing_room prompter improvisation
  improvised heckled heckler hecklers punchlines curtain_call matinee encores costume_fitting comedy school_play
  the_play rehearsals drama_teacher lead_role cast_as panto pantomime stage_manager learning_lines learn_my_lines
  my_lines amateur_dramatics drama_group audience_laughed acting_class acting_school drama_school drama_club
  drama_class theatre_group theatre_company theater broadway west_end_show on_stage backstage stage_door stand-up_set
  five-minute_set tight_five open_mic_night comedy_gig comedy_set callback got_the_part school_musical panto_dame
  cast_party tech_rehearsal tech_week costumes | stage cue applause scripts scenery props curtain ovation ~stage role
  set_list punchline gigs_upstairs rehearsal audition script microphone audience musical acting first_night
  last_night_of director comedian costume juliet romeo hamlet macbeth shakespeare
gaming@gaming 2.1 - gaming video_games | xbox playstation minecraft fortnite gamer discord playing_games speedrun
  warcraft zelda xbox_live playstation_five fifa lan_party raids levelled_up gamepad raiding raid_leader guildmates
  guild_chat boss_fight last_boss final_boss wiped_on healer respawn speedrunning steam_deck nintendo switch_online
  gaming_chair league_of_legends valorant counterstrike roblox elden_ring playstation_5 ps5 mmo mmorpg patch_notes
  logged_in_to esports e-sports video_game computer_game computer_games xbox_game game_pass gaming_pc gaming_laptop
  gaming_setup steam_library battle_royale call_of_duty warzone apex_legends overwatch final_fantasy dark_souls
  baldur_gate stardew stardew_valley animal_crossing mario_kart pokemon pokémon dungeon_master dungeons_and_dragons
  d&d board_game_night tabletop_game game_night the_sims grand_theft_auto gta rpg esport gamertag gamers | boss pulls
  wiped quest lag queue twitch avatar loot streaming ranked lobby queue_for game games server levels headset guild
  raid console controller
chess@chess 2.4 - chess ?tournament | endgame checkmate queen_sacrifice checkmated grandmaster rated_game chess_club
  chess_game chess_match chess_board chess.com lichess chess_set chess_tournament sicilian fide elo middlegame | board
  move moves clock game queen king bishop gambit castling stalemate opponent rook pawn knight pawns
sailing@sport 2.1 - sailing | sail sailed mast keel sailing_club sailing_boat sailboat yacht_race spinnaker jib
  mainsail helmsman tacked tacking crewed_for | sails mooring
diving@sport 2.1 - diving scuba | dived reef freediving dive_site dive_boat dive_buddy snorkelling snorkeling
  decompression wreck_dive padi | tank
streaming@gaming 2.5 - ?streaming | subscribers viewers youtube_channel my_channel my_stream livestream live_stream
  livestreaming content_creator my_podcast | stream followers
band@music 1.5 the ?band | gig gigs drummer bassist bandmates bandmate band_practice my_band our_band | album
motorbike@motorbike 2.2 - motorbike motorcycle ?bike | motorbikes motorcycles motorcyclist biker bikers harley
  harley-davidson royal_enfield triumph_bonneville pillion kickstart kick-start scooter_licence bike_test cbt_day
  motorcycle_licence motorbike_licence vespa moped dirt_bike motocross biker_jacket leathers | throttle clutch helmet
  ride rode exhaust
baking@baking 1.8 - baking ?bread ?sourdough cake_decorating | bread_making breadmaking making_bread baked_bread
  baked_a_cake baked_a_loaf baking_bread bake_off sourdough_starter my_starter the_starter kneading kneaded first_loaf
  second_loaf third_loaf proved_overnight bulk_ferment scones shortbread victoria_sponge lemon_drizzle banana_bread
  buttercream fondant_icing icing_the_cake cupcakes cake_tin cake_tins pastry_case | flour yeast dough loaf oven crust
  crumb starter knead
television@television 0.9 - ?television ?films ?tv cinema | box_set boxset binge-watched binge-watching binge_watched
  binged netflix_series watched_netflix on_netflix watching_telly watched_telly watched_tv watching_tv movie_night
  film_night soap_opera season_finale k-drama reality_tv last_episode first_episode next_episode new_series
  watched_the_series whole_series tv_series tv_show tv_shows binge-watch bingeing | telly netflix film movie movies
  series episode
hobby@hobby 1.3 - hobbies | hobby stamp_collecting stamp_collection coin_collection collecting_stamps jigsaw jigsaws
  jigsaw_puzzle crossword crosswords sudoku board_games board_game card_games bridge_club played_cards playing_cards
  bingo pub_quiz quiz_night quiz_team metal_detecting metal_detector genealogy family_tree ancestry bonsai origami
  kite_flying model_planes drone_flying trainspotting evening_class evening_classes night_class | collection puzzle
  taught_me taught_her taught_him taught_us teach_me taught_myself lamb_joint lamb_chops lamb_curry lamb_stew
`;
