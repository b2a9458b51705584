import { parts } from "#catalog/parts.ts";

/** Stands for an island of a part, or of live forms, that a site does not have. */
const none = undefined as never;

/** Everything of the site that React handles in the browser; the rest of a page is plain HTML. Each
 * name is an export of its module, and `island` (boot/island.tsx) prerenders it. */
export const islands = {
  BrokerRegistration: () => import("./features/broker-registration/broker-registration.tsx"),
  ChatWidget: () => import("./features/chat-widget/chat-widget.tsx"),
  ContactForm: () => import("./features/contact-form/contact-form.tsx"),
  FadeHero: () => import("./sections/hero/fade-hero.tsx"),
  InteriorHero: () => import("./sections/hero/interior-hero.tsx"),
  LiveNewsletterBox:
    process.env.LIVE_FORMS === "on" ? () => import("./shell/live-newsletter-box.tsx") : none,
  LivePageForm:
    process.env.LIVE_FORMS === "on"
      ? () => import("./features/page-form/live-page-form.tsx")
      : none,
  MeetingPopup: () => import("./features/meeting-popup/meeting-popup.tsx"),
  OfficeMap: () => import("./features/office-map/office-map.tsx"),
  PartnerNotes: () => import("./features/broker-registration/partner-notes.tsx"),
  PageForm: () => import("./features/page-form/page-form.tsx"),
  PictureCarousel: () => import("./sections/about/picture-carousel.tsx"),
  PictureViewer: () => import("./features/picture-viewer/picture-viewer.tsx"),
  PlayButton: () => import("./features/film-window/play-button.tsx"),
  ProjectCarousel: () => import("./sections/project/project-carousel.tsx"),
  ProjectList: () => import("./routes/project-list.tsx"),
  ShareLinks: () => import("./features/share-links/share-links.tsx"),
  StoryButton: () => import("./features/film-window/story-button.tsx"),
  VideoHero: () => import("./sections/hero/video-hero.tsx"),
  MemberForm: parts.team ? () => import("./features/member-form/member-form.tsx") : none,
  QuoteCarousel: parts.testimonials ? () => import("./sections/quote-carousel.tsx") : none,
  ProjectsOnMap: parts.map ? () => import("./routes/projects-on-map.tsx") : none,
  ComparedHomes: parts.homes ? () => import("./routes/compared-homes.tsx") : none,
  DevelopmentCards: parts.homes ? () => import("./features/home-list/development-cards.tsx") : none,
  DevelopmentNotes: parts.homes ? () => import("./routes/development-notes.tsx") : none,
  HomeFacade: parts.homes ? () => import("./features/home-facade/home-facade.tsx") : none,
  HomeFilters: parts.homes ? () => import("./routes/home-filters.tsx") : none,
  HomeList: parts.homes ? () => import("./features/home-list/home-list.tsx") : none,
  HomeOfUrl: parts.homes ? () => import("./routes/home-of-url.tsx") : none,
  HomesNotes: parts.homes ? () => import("./routes/homes-notes.tsx") : none,
  HomeTypes: parts.homes ? () => import("./sections/homes/home-types.tsx") : none,
  CartView: parts.shop ? () => import("./features/cart/cart-view.tsx") : none,
  CheckoutView: parts.shop ? () => import("./features/checkout/checkout-view.tsx") : none,
  ListsButton: parts.shop ? () => import("./features/product-lists/lists-button.tsx") : none,
  OrderReceived: parts.shop ? () => import("./features/checkout/order-received.tsx") : none,
  ProductButtons: parts.shop ? () => import("./sections/product/product-buttons.tsx") : none,
  ProductGrid: parts.shop ? () => import("./sections/product/product-grid.tsx") : none,
  ProductMore: parts.shop ? () => import("./sections/product/product-more.tsx") : none,
  ProductPanels: parts.shop ? () => import("./routes/product-panels.tsx") : none,
  ProductZoom: parts.shop ? () => import("./features/product-zoom/product-zoom.tsx") : none,
  ShopPage: parts.shop ? () => import("./sections/product/shop-page.tsx") : none,
  ForgotPasswordForm: parts.accounts
    ? () => import("./features/demo-account/forgot-password-form.tsx")
    : none,
  LoginForm: parts.accounts ? () => import("./features/demo-account/login-form.tsx") : none,
  RegisterForm: parts.accounts ? () => import("./features/demo-account/register-form.tsx") : none,
};
