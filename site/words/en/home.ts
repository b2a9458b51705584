export const interiorsDescription =
  "Living rooms, bedrooms and lobbies from our buildings in Dubai South, what it takes to make them, and what it costs by the square metre.";
export const services = "Services";
export const ourServices = "Our services";
export const allServices = "All services";
export const projects = "Projects";
export const completedProjects = "Completed projects";
export const allProjects = "All projects";
export const selectedProjects = "Selected projects";
export const furnitureDescription =
  "Chairs, a side table and a vase made for our show apartments in Dubai: solid oak and walnut, cane, rope and stoneware, six pieces in all.";
export const furnitureAndDecor = "Furniture and decor";
export const shop = "Shop";
export const ourFurniture = "Our furniture";
export const toTheShop = "To the shop";
export const interiorDesignDescription =
  "Interior design and fit-out in Dubai: daylight, joinery and air drawn together, priced by the square metre, by the people who also build.";
export const interiorDesign = "Interior design";
export const howWeWork = "How we work";
export const studioAndTeam = "Studio and team";
export const studioDescription =
  "Architects, engineers and builders on one floor in Business Bay: who they are, what they do and which buildings they have handed over.";
export const whatWeDo = "What we do";
export const documentTitle = (company: string) =>
  `${company}: homes and buildings in Dubai and Pakistan`;
export const shortDocumentTitle = (company: string) => `Home | ${company}`;
export const description =
  "A developer and builder with seventy years in Pakistan, now at work in Dubai. See the homes under way, visit the sites and meet the people behind them.";
export const currentAndUpcoming = "Current and upcoming";
export const upcomingProjects = "Upcoming Projects";
export const currentAndUpcomingProjects = "Current and upcoming projects";
export const completedAndUnderConstruction = "Completed and under construction";
export const ourProjects = "Our Projects";
export const ourProjectsIntro =
  "Housing, halls, stations and plant rooms in Dubai and in Pakistan.";
export const viewProject = "View Project";
export const furnishedRooms = "Rooms we have furnished";
export const featuredProjects = "Featured projects";
export const chooseHome = "Choose a home";
